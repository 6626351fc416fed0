import { Info, Plus, Search, SlidersHorizontal, Upload, X } from "lucide-react";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";
import {
  Pagination,
  PaginationContent,
  PaginationEllipsis,
  PaginationItem,
  PaginationLink,
  PaginationNext,
  PaginationPrevious,
} from "@/components/ui/pagination";
import {
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from "@/components/ui/select";
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from "@/components/ui/sheet";
import { Slider } from "@/components/ui/slider";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";

const countries = ["All countries", "Austria", "Germany", "Switzerland"];
const states = ["Any state", "Active", "Paused"];
const filters = ["Germany", "Active", "More than 10 orders"];

const customers = [
  {
    name: "Ada Lovelace",
    initials: "AL",
    email: "ada@example.com",
    city: "Berlin",
    state: "Active",
    orders: "128",
    revenue: "€ 12,400",
    selected: true,
  },
  {
    name: "Grace Hopper",
    initials: "GH",
    email: "grace@example.com",
    city: "Hamburg",
    state: "Active",
    orders: "96",
    revenue: "€ 9,120",
    selected: true,
  },
  {
    name: "Alan Turing",
    initials: "AT",
    email: "alan@example.com",
    city: "Munich",
    state: "Active",
    orders: "64",
    revenue: "€ 7,310",
  },
  {
    name: "Edsger Dijkstra",
    initials: "ED",
    email: "edsger@example.com",
    city: "Cologne",
    state: "Late",
    orders: "41",
    revenue: "€ 3,080",
  },
  {
    name: "Donald Knuth",
    initials: "DK",
    email: "donald@example.com",
    city: "Leipzig",
    state: "Active",
    orders: "12",
    revenue: "€ 990",
  },
];

export default function Customers() {
  return (
    <>
      <header className="flex items-center justify-between border-b px-4 py-2">
        <div className="flex items-center gap-2 text-lg font-semibold">
          <span className="size-6 rounded bg-primary" />
          Northwind
        </div>
        <nav className="flex gap-1">
          <Button variant="ghost">Orders</Button>
          <Button variant="secondary">Customers</Button>
          <Button variant="ghost">Products</Button>
        </nav>
        <Avatar title="Ada Lovelace">
          <AvatarFallback>AL</AvatarFallback>
        </Avatar>
      </header>

      <main className="flex flex-col gap-5 p-8">
        <div className="flex items-center justify-between">
          <div>
            <h1 className="text-3xl font-semibold">Customers</h1>
            <p className="text-sm text-muted-foreground">2,318 in all, 214 match</p>
          </div>
          <div className="flex gap-2">
            <Button variant="outline">
              <Upload />
              Import
            </Button>
            <Button>
              <Plus />
              New customer
            </Button>
          </div>
        </div>

        <div className="flex gap-3">
          <InputGroup className="flex-1">
            <InputGroupAddon>
              <Search />
            </InputGroupAddon>
            <InputGroupInput placeholder="Name, email or city" />
          </InputGroup>
          <Select defaultValue="Germany">
            <SelectTrigger aria-label="Country" className="w-44">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {countries.map((country) => (
                <SelectItem key={country} value={country}>
                  {country}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
          <Select defaultValue="Active">
            <SelectTrigger aria-label="State" className="w-36">
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
          <Sheet>
            <SheetTrigger asChild>
              <Button variant="outline">
                <SlidersHorizontal />
                All filters
              </Button>
            </SheetTrigger>
            <SheetContent>
              <SheetHeader>
                <SheetTitle>All filters</SheetTitle>
              </SheetHeader>
              <div className="flex flex-col gap-5 px-4">
                <Field>
                  <FieldLabel htmlFor="country">Country</FieldLabel>
                  <Select defaultValue="Germany">
                    <SelectTrigger id="country">
                      <SelectValue />
                    </SelectTrigger>
                    <SelectContent>
                      {countries.map((country) => (
                        <SelectItem key={country} value={country}>
                          {country}
                        </SelectItem>
                      ))}
                    </SelectContent>
                  </Select>
                </Field>
                <Field>
                  <FieldLabel htmlFor="city">City</FieldLabel>
                  <Input id="city" />
                </Field>
                <Field>
                  <FieldLabel>Minimum number of orders</FieldLabel>
                  <div className="flex gap-2 text-sm text-muted-foreground">
                    <Slider defaultValue={[10]} max={100} />
                    10
                  </div>
                </Field>
                <div className="flex flex-col gap-2">
                  <p className="text-sm font-medium">State</p>
                  {["Active", "Late", "Paused"].map((state) => (
                    <Field key={state} orientation="horizontal">
                      <Checkbox id={state} defaultChecked={state !== "Paused"} />
                      <FieldLabel htmlFor={state}>{state}</FieldLabel>
                    </Field>
                  ))}
                </div>
                <div className="flex flex-col gap-2">
                  <SheetClose asChild>
                    <Button>Show 214 customers</Button>
                  </SheetClose>
                  <SheetClose asChild>
                    <Button variant="ghost">Reset</Button>
                  </SheetClose>
                </div>
              </div>
            </SheetContent>
          </Sheet>
        </div>
        <div className="flex items-center gap-2 text-sm">
          <span className="text-muted-foreground">Filtered by</span>
          {filters.map((filter) => (
            <Badge key={filter} variant="outline" className="rounded-full">
              {filter}
              <X />
            </Badge>
          ))}
          <a href="/customers" className="underline">
            Clear all
          </a>
        </div>

        <Alert>
          <Info />
          <AlertTitle>2 customers are selected.</AlertTitle>
        </Alert>

        <Table className="[&_td]:border [&_th]:border">
          <TableHeader>
            <TableRow>
              <TableHead>
                <Checkbox aria-label="Select all" />
              </TableHead>
              <TableHead>Customer</TableHead>
              <TableHead>City</TableHead>
              <TableHead>State</TableHead>
              <TableHead className="text-right">Orders</TableHead>
              <TableHead className="text-right">Revenue</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {customers.map((customer) => (
              <TableRow key={customer.email} data-state={customer.selected && "selected"}>
                <TableCell>
                  <Checkbox aria-label={customer.name} defaultChecked={customer.selected} />
                </TableCell>
                <TableCell>
                  <div className="flex items-center gap-2">
                    <Avatar>
                      <AvatarFallback>{customer.initials}</AvatarFallback>
                    </Avatar>
                    <div>
                      <p className="font-semibold">{customer.name}</p>
                      <p className="text-xs text-muted-foreground">{customer.email}</p>
                    </div>
                  </div>
                </TableCell>
                <TableCell>{customer.city}</TableCell>
                <TableCell>
                  <Badge variant={customer.state === "Late" ? "warning" : "success"}>
                    {customer.state}
                  </Badge>
                </TableCell>
                <TableCell className="text-right">{customer.orders}</TableCell>
                <TableCell className="text-right">{customer.revenue}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>

        <div className="flex items-center justify-between">
          <p className="text-sm text-muted-foreground">1 to 5 of 214</p>
          <Pagination className="mx-0 w-auto">
            <PaginationContent>
              <PaginationItem>
                <PaginationPrevious href="#" />
              </PaginationItem>
              {[1, 2, 3, 4, 5].map((page) => (
                <PaginationItem key={page}>
                  <PaginationLink href="#" isActive={page === 1}>
                    {page}
                  </PaginationLink>
                </PaginationItem>
              ))}
              <PaginationItem>
                <PaginationEllipsis />
              </PaginationItem>
              <PaginationItem>
                <PaginationLink href="#">43</PaginationLink>
              </PaginationItem>
              <PaginationItem>
                <PaginationNext href="#" />
              </PaginationItem>
            </PaginationContent>
          </Pagination>
        </div>
      </main>
    </>
  );
}
