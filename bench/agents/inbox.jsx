import {
  Archive,
  Ban,
  Ellipsis,
  FilePenLine,
  Inbox as InboxIcon,
  Paperclip,
  PenLine,
  Search,
  Send,
  Smile,
  Star,
  Tag,
  Trash,
} from "lucide-react";
import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Field, FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import { Tabs, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/utils";

const folders = [
  { label: "Inbox", icon: InboxIcon, active: true },
  { label: "Starred", icon: Star },
  { label: "Sent", icon: Send },
  { label: "Drafts", icon: FilePenLine },
];

const labels = ["Orders", "Suppliers"];

const messages = [
  {
    from: "Grace Hopper",
    initials: "GH",
    time: "9:41",
    subject: "Delivery on Thursday?",
    preview: "The ramp is closed until noon …",
    unread: true,
    open: true,
  },
  {
    from: "Alan Turing",
    initials: "AT",
    time: "8:15",
    subject: "Invoice 2026-014",
    preview: "I have attached the invoice for …",
    unread: true,
  },
  {
    from: "Katherine Johnson",
    initials: "KJ",
    time: "Yesterday",
    subject: "New price list",
    preview: "Starting December 1, these prices …",
  },
  {
    from: "Edsger Dijkstra",
    initials: "ED",
    time: "Mon",
    subject: "The shortest way",
    preview: "I went through the route again and …",
  },
];

export default function Inbox() {
  return (
    <div className="flex min-h-screen">
      <aside className="flex w-[200px] flex-col gap-5 border-r p-4">
        <Dialog>
          <DialogTrigger asChild>
            <Button>
              <PenLine />
              New message
            </Button>
          </DialogTrigger>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>New message</DialogTitle>
            </DialogHeader>
            <Field>
              <FieldLabel htmlFor="to">To *</FieldLabel>
              <Input id="to" type="email" required />
            </Field>
            <Field>
              <FieldLabel htmlFor="subject">Subject</FieldLabel>
              <Input id="subject" />
            </Field>
            <Field>
              <FieldLabel htmlFor="message">Message</FieldLabel>
              <Textarea id="message" rows={5} />
            </Field>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="ghost">Discard</Button>
              </DialogClose>
              <DialogClose asChild>
                <Button>
                  <Send />
                  Send
                </Button>
              </DialogClose>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <nav className="flex flex-col gap-1">
          {folders.map(({ label, icon: Icon, active }) => (
            <Button key={label} variant={active ? "secondary" : "ghost"} className="justify-start">
              <Icon />
              {label}
            </Button>
          ))}
          <h2 className="p-3 text-xs uppercase text-muted-foreground">Labels</h2>
          {labels.map((label) => (
            <Button key={label} variant="ghost" className="justify-start">
              <Tag />
              {label}
            </Button>
          ))}
        </nav>
      </aside>

      <section className="w-[360px] border-r">
        <div className="flex flex-col gap-3 p-4">
          <InputGroup>
            <InputGroupAddon>
              <Search />
            </InputGroupAddon>
            <InputGroupInput placeholder="Search messages" />
          </InputGroup>
          <Tabs defaultValue="all">
            <TabsList>
              <TabsTrigger value="all">All</TabsTrigger>
              <TabsTrigger value="unread">Unread</TabsTrigger>
              <TabsTrigger value="mine">Mine</TabsTrigger>
            </TabsList>
          </Tabs>
        </div>
        <ul className="divide-y text-sm">
          {messages.map(({ from, initials, time, subject, preview, unread, open }) => (
            <li
              key={subject}
              className={cn("flex gap-3 p-4", open && "bg-primary text-primary-foreground")}
            >
              <Avatar>
                <AvatarFallback>{initials}</AvatarFallback>
              </Avatar>
              <div className="flex-1">
                <div className="flex items-center justify-between">
                  <span className={cn(unread && "font-semibold")}>{from}</span>
                  <time className="text-xs opacity-70">{time}</time>
                </div>
                <p className={cn(unread && "font-medium")}>{subject}</p>
                <p className="opacity-70">{preview}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>

      <main className="flex flex-1 flex-col gap-5 p-6">
        <header className="flex items-center justify-between">
          <div className="flex items-center gap-3">
            <h1 className="text-2xl font-semibold">Delivery on Thursday?</h1>
            <Badge variant="info">Orders</Badge>
          </div>
          <div className="flex gap-1">
            <Button variant="ghost" size="icon" aria-label="Archive">
              <Archive />
            </Button>
            <Button variant="ghost" size="icon" aria-label="Delete">
              <Trash />
            </Button>
            <DropdownMenu defaultOpen>
              <DropdownMenuTrigger asChild>
                <Button variant="ghost" size="icon" aria-label="More">
                  <Ellipsis />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <DropdownMenuItem>Mark as unread</DropdownMenuItem>
                <DropdownMenuItem>Assign to …</DropdownMenuItem>
                <DropdownMenuSeparator />
                <DropdownMenuItem variant="destructive">
                  <Ban />
                  Block sender
                </DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </div>
        </header>
        <div className="flex items-center gap-3 text-sm">
          <Avatar>
            <AvatarFallback>GH</AvatarFallback>
          </Avatar>
          <div>
            <p className="font-semibold">Grace Hopper</p>
            <p className="text-muted-foreground">to logistics@northwind.example</p>
          </div>
        </div>
        <div className="flex max-w-[420px] flex-col gap-4">
          <p>Hello,</p>
          <p>
            the ramp is closed until noon on Thursday, so please come after 12:30. If that is too
            late for your driver, Friday from 7:00 works as well.
          </p>
          <p>Grace</p>
        </div>
        <Badge variant="outline">
          <Paperclip />
          yard-plan.pdf
        </Badge>
        <Card>
          <CardContent className="flex flex-col gap-3">
            <Textarea rows={3} placeholder="Reply to Grace …" />
            <div className="flex items-center justify-between">
              <div className="flex gap-1">
                <Button variant="ghost" size="icon-sm" aria-label="Attach a file">
                  <Paperclip />
                </Button>
                <Button variant="ghost" size="icon-sm" aria-label="Insert an emoji">
                  <Smile />
                </Button>
              </div>
              <Button size="sm">
                <Send />
                Send
              </Button>
            </div>
          </CardContent>
        </Card>
      </main>
    </div>
  );
}
