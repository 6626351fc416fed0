import {
  CircleCheck,
  FileText,
  Mail,
  MapPin,
  MessageCircle,
  Phone,
  UserPlus,
  Users,
} from "lucide-react";
import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

const stats = [
  { value: "128", label: "Reports" },
  { value: "34", label: "Projects" },
  { value: "4.9", label: "Rating" },
];

const activity = [
  { icon: FileText, text: "Published the report “Returns in November”" },
  { icon: CircleCheck, text: "Closed 14 cards in “Spring release”" },
  { icon: MessageCircle, text: "Commented on “Two warehouses in one order”" },
  { icon: Users, text: "Joined the team “Carriers”" },
];

const projects = [
  { name: "Spring release", role: "Owner", since: "September" },
  { name: "Carriers", role: "Member", since: "November" },
];

const contact = [
  { icon: Mail, text: "ada@example.com" },
  { icon: Phone, text: "+44 20 7946 0958" },
  { icon: MapPin, text: "London" },
];

const skills = ["Analysis", "Forecasts", "Mathematics", "Poetry"];

export default function Profile() {
  return (
    <>
      <header className="flex items-center justify-between border-b px-4 py-2">
        <div className="flex items-center gap-2 text-lg font-semibold">
          <span className="size-6 rounded bg-primary" />
          Northwind
        </div>
        <nav className="flex gap-1">
          <Button variant="secondary">Team</Button>
          <Button variant="ghost">Projects</Button>
          <Button variant="ghost">Reports</Button>
        </nav>
        <Avatar title="Alan Turing">
          <AvatarFallback>AT</AvatarFallback>
        </Avatar>
      </header>

      <main className="flex flex-col gap-6 p-8">
        <section className="flex items-center gap-5">
          <Avatar className="size-[88px]">
            <AvatarFallback className="text-3xl">AL</AvatarFallback>
          </Avatar>
          <div className="flex-1">
            <div className="flex items-center gap-2">
              <h1 className="text-3xl font-semibold">Ada Lovelace</h1>
              <Badge variant="success" className="rounded-full">
                Available
              </Badge>
            </div>
            <p className="text-muted-foreground">Analyst, Operations. London, 10:24 local time.</p>
          </div>
          <div className="flex gap-2">
            <Button variant="outline">
              <MessageCircle />
              Message
            </Button>
            <Button>
              <UserPlus />
              Follow
            </Button>
          </div>
        </section>

        <div className="grid grid-cols-3 gap-6">
          <div className="col-span-2 flex flex-col gap-5">
            <div className="grid grid-cols-3 gap-4">
              {stats.map(({ value, label }) => (
                <Card key={label}>
                  <CardContent>
                    <p className="text-2xl font-semibold">{value}</p>
                    <p className="text-sm text-muted-foreground">{label}</p>
                  </CardContent>
                </Card>
              ))}
            </div>
            <Tabs defaultValue="activity">
              <TabsList>
                <TabsTrigger value="activity">Activity</TabsTrigger>
                <TabsTrigger value="projects">Projects</TabsTrigger>
                <TabsTrigger value="reviews">Reviews</TabsTrigger>
              </TabsList>
              <TabsContent value="activity">
                <ul className="flex flex-col gap-4 text-sm">
                  {activity.map(({ icon: Icon, text }) => (
                    <li key={text} className="flex items-center gap-2">
                      <Icon className="size-4" />
                      {text}
                    </li>
                  ))}
                </ul>
              </TabsContent>
              <TabsContent value="projects">
                <Table>
                  <TableHeader>
                    <TableRow>
                      <TableHead>Project</TableHead>
                      <TableHead>Role</TableHead>
                      <TableHead>Since</TableHead>
                    </TableRow>
                  </TableHeader>
                  <TableBody>
                    {projects.map(({ name, role, since }) => (
                      <TableRow key={name}>
                        <TableCell>{name}</TableCell>
                        <TableCell>{role}</TableCell>
                        <TableCell>{since}</TableCell>
                      </TableRow>
                    ))}
                  </TableBody>
                </Table>
              </TabsContent>
              <TabsContent value="reviews">
                <p className="text-muted-foreground">Nobody has written a review yet.</p>
              </TabsContent>
            </Tabs>
          </div>

          <aside className="flex flex-col gap-4">
            <Card>
              <CardHeader>
                <CardTitle>About</CardTitle>
              </CardHeader>
              <CardContent className="flex flex-col gap-3 text-sm">
                <p>
                  Writes the first program for every machine, and explains it to the rest of us.
                </p>
                <ul className="flex flex-col gap-2">
                  {contact.map(({ icon: Icon, text }) => (
                    <li key={text} className="flex items-center gap-2">
                      <Icon className="size-4" />
                      {text}
                    </li>
                  ))}
                </ul>
              </CardContent>
            </Card>
            <Card>
              <CardHeader>
                <CardTitle>Skills</CardTitle>
              </CardHeader>
              <CardContent className="flex flex-wrap gap-2">
                {skills.map((skill) => (
                  <Badge key={skill} variant="outline">
                    {skill}
                  </Badge>
                ))}
              </CardContent>
            </Card>
          </aside>
        </div>
      </main>
    </>
  );
}
