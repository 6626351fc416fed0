import { useState } from "react";
import { Plus, Search, UserPlus } from "lucide-react";
import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import {
  Breadcrumb,
  BreadcrumbItem,
  BreadcrumbLink,
  BreadcrumbList,
  BreadcrumbPage,
  BreadcrumbSeparator,
} from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLabel } from "@/components/ui/field";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import { Progress } from "@/components/ui/progress";
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from "@/components/ui/select";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { cn } from "@/lib/utils";

const members = ["AL", "GH", "AT"];
const owners = ["Ada Lovelace", "Grace Hopper", "Alan Turing"];
const states = ["To do", "In progress", "Review", "Done"];
const labelVariant = { Feature: "info", Bug: "destructive", Chore: "outline" };

const columns = [
  {
    name: "To do",
    count: "3",
    cards: [
      { title: "Labels for returns", label: "Feature", owner: "AL" },
      { title: "Import of price lists", label: "Feature", owner: "AT" },
      { title: "Remove the old printer driver", label: "Chore", owner: "GH" },
    ],
  },
  {
    name: "In progress",
    count: "2 of 3",
    variant: "warning",
    cards: [
      { title: "Two warehouses in one order", label: "Feature", owner: "GH", progress: 60 },
      { title: "Totals are rounded twice", label: "Bug", owner: "AL" },
    ],
  },
  {
    name: "Review",
    count: "1",
    cards: [{ title: "Search by barcode", label: "Feature", owner: "AT" }],
  },
  {
    name: "Done",
    count: "12",
    variant: "success",
    done: true,
    more: "10 more",
    cards: [
      { title: "Export as CSV", label: "Feature", owner: "AL" },
      { title: "Faster start page", label: "Chore", owner: "GH" },
    ],
  },
];

const steps = [
  { id: "carriers", label: "Ask the carriers", done: true },
  { id: "draw", label: "Draw the label" },
  { id: "print", label: "Print from the order" },
];

export default function KanbanBoard() {
  const [open, setOpen] = useState(false);

  return (
    <div className="flex min-h-screen flex-col">
      <header className="flex items-center justify-between border-b px-4 py-2">
        <div className="flex items-center gap-4">
          <div className="flex items-center gap-2 text-lg font-semibold">
            <span className="size-6 rounded bg-primary" />
            Northwind
          </div>
          <Breadcrumb>
            <BreadcrumbList>
              <BreadcrumbItem>
                <BreadcrumbLink href="#">Projects</BreadcrumbLink>
              </BreadcrumbItem>
              <BreadcrumbSeparator />
              <BreadcrumbItem>
                <BreadcrumbPage>Spring release</BreadcrumbPage>
              </BreadcrumbItem>
            </BreadcrumbList>
          </Breadcrumb>
        </div>
        <div className="flex items-center gap-2">
          {members.map((member) => (
            <Avatar key={member}>
              <AvatarFallback>{member}</AvatarFallback>
            </Avatar>
          ))}
          <Button variant="outline" size="sm">
            <UserPlus />
            Invite
          </Button>
        </div>
      </header>

      <main className="flex flex-1 flex-col gap-5 p-6">
        <div className="flex items-center justify-between">
          <h1 className="text-3xl font-semibold">Spring release</h1>
          <div className="flex gap-2">
            <InputGroup className="w-56">
              <InputGroupAddon>
                <Search />
              </InputGroupAddon>
              <InputGroupInput placeholder="Filter cards" />
            </InputGroup>
            <Button>
              <Plus />
              New card
            </Button>
          </div>
        </div>

        <div className="grid flex-1 grid-cols-4 gap-4">
          {columns.map(({ name, count, variant = "outline", done, more, cards }) => (
            <section key={name} className="flex flex-col gap-3 rounded-md bg-muted p-4">
              <header className="flex items-center justify-between">
                <h2 className="font-semibold">{name}</h2>
                <Badge variant={variant}>{count}</Badge>
              </header>
              {cards.map(({ title, label, owner, progress }) => (
                <Card key={title} onClick={() => setOpen(true)}>
                  <CardContent className="flex flex-col gap-3">
                    <h3 className={cn("font-medium", done && "line-through")}>{title}</h3>
                    {progress && (
                      <div className="flex items-center gap-3 text-xs text-muted-foreground">
                        <Progress value={progress} />
                        {progress}%
                      </div>
                    )}
                    <div className="flex items-center justify-between">
                      <Badge variant={labelVariant[label]}>{label}</Badge>
                      <Avatar>
                        <AvatarFallback>{owner}</AvatarFallback>
                      </Avatar>
                    </div>
                  </CardContent>
                </Card>
              ))}
              {more && (
                <a href="/done" className="text-sm underline">
                  {more}
                </a>
              )}
            </section>
          ))}
        </div>
      </main>

      <Sheet open={open} onOpenChange={setOpen}>
        <SheetContent>
          <SheetHeader>
            <SheetTitle>Labels for returns</SheetTitle>
          </SheetHeader>
          <div className="flex flex-col gap-4 px-4">
            <div className="flex gap-2">
              <Badge variant="info">Feature</Badge>
              <Badge variant="outline">Spring</Badge>
            </div>
            <p>Print return labels from the order, with the reason on them.</p>
            <Field>
              <FieldLabel htmlFor="state">State</FieldLabel>
              <Select defaultValue="To do">
                <SelectTrigger id="state">
                  <SelectValue />
                </SelectTrigger>
                <SelectContent>
                  {states.map((state) => (
                    <SelectItem key={state} value={state}>
                      {state}
                    </SelectItem>
                  ))}
                </SelectContent>
              </Select>
            </Field>
            <Field>
              <FieldLabel htmlFor="owner">Owner</FieldLabel>
              <Select defaultValue="Ada Lovelace">
                <SelectTrigger id="owner">
                  <SelectValue />
                </SelectTrigger>
                <SelectContent>
                  {owners.map((owner) => (
                    <SelectItem key={owner} value={owner}>
                      {owner}
                    </SelectItem>
                  ))}
                </SelectContent>
              </Select>
            </Field>
            <div className="flex flex-col gap-2">
              <h3 className="text-sm font-semibold">Steps</h3>
              {steps.map(({ id, label, done }) => (
                <Field key={id} orientation="horizontal">
                  <Checkbox id={id} defaultChecked={done} />
                  <FieldLabel htmlFor={id}>{label}</FieldLabel>
                </Field>
              ))}
            </div>
            <Button>Save</Button>
          </div>
        </SheetContent>
      </Sheet>
    </div>
  );
}
