import {
  ArrowUpRight,
  ChartColumn,
  CreditCard,
  Download,
  LayoutDashboard,
  Plus,
  ShoppingCart,
  UserCog,
  Users,
} from "lucide-react";
import { Line, LineChart, ResponsiveContainer } from "recharts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Separator } from "@/components/ui/separator";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";

const nav = [
  { label: "Overview", icon: LayoutDashboard, active: true },
  { label: "Orders", icon: ShoppingCart },
  { label: "Customers", icon: Users },
  { label: "Reports", icon: ChartColumn },
];

const settings = [
  { label: "Team", icon: UserCog },
  { label: "Billing", icon: CreditCard },
];

const stats = [
  {
    label: "Revenue",
    value: "€ 48,120",
    change: "+12 %",
    good: true,
    trend: [31, 35, 33, 38, 36, 42, 45, 48],
  },
  {
    label: "Orders",
    value: "1,284",
    change: "+4 %",
    good: true,
    trend: [980, 1040, 1010, 1120, 1150, 1190, 1240, 1284],
  },
  {
    label: "Returns",
    value: "31",
    change: "+2 %",
    good: false,
    trend: [24, 26, 25, 29, 27, 28, 30, 31],
  },
];

const statusVariant = { Paid: "success", Pending: "warning", Failed: "destructive" };

const orders = [
  { id: "#3210", customer: "Ada Lovelace", status: "Paid", total: "€ 120.00" },
  { id: "#3209", customer: "Grace Hopper", status: "Pending", total: "€ 64.50" },
  { id: "#3208", customer: "Alan Turing", status: "Paid", total: "€ 310.00" },
  { id: "#3207", customer: "Edsger Dijkstra", status: "Failed", total: "€ 18.90" },
  { id: "#3206", customer: "Katherine Johnson", status: "Paid", total: "€ 96.00" },
  { id: "#3205", customer: "Donald Knuth", status: "Paid", total: "€ 256.00" },
];

export default function Dashboard() {
  return (
    <div className="flex min-h-screen">
      <aside className="flex w-56 flex-col gap-6 border-r p-4">
        <div className="flex items-center gap-2 text-lg font-semibold">
          <span className="size-6 rounded bg-primary" />
          Northwind
        </div>
        <nav className="flex flex-col gap-1">
          {nav.map(({ label, icon: Icon, active }) => (
            <Button key={label} variant={active ? "secondary" : "ghost"} className="justify-start">
              <Icon />
              {label}
            </Button>
          ))}
          <Separator />
          <h2 className="p-3 text-xs uppercase text-muted-foreground">Settings</h2>
          {settings.map(({ label, icon: Icon }) => (
            <Button key={label} variant="ghost" className="justify-start">
              <Icon />
              {label}
            </Button>
          ))}
        </nav>
      </aside>

      <main className="flex flex-1 flex-col gap-6 p-8">
        <header className="flex items-center justify-between">
          <div>
            <h1 className="text-3xl font-semibold">Overview</h1>
            <p className="text-sm text-muted-foreground">November 1–30, 2026</p>
          </div>
          <div className="flex gap-2">
            <Button variant="outline">
              <Download />
              Export
            </Button>
            <Button>
              <Plus />
              New order
            </Button>
          </div>
        </header>

        <section className="grid grid-cols-4 gap-4">
          {stats.map(({ label, value, change, good, trend }) => (
            <Card key={label}>
              <CardContent>
                <p className="text-sm text-muted-foreground">{label}</p>
                <p className="text-3xl font-semibold">{value}</p>
                <p
                  className={`flex items-center gap-1 text-sm ${good ? "text-green-700" : "text-destructive"}`}
                >
                  <ArrowUpRight className="size-3" />
                  {change}
                </p>
                <ResponsiveContainer height={50}>
                  <LineChart data={trend.map((value) => ({ value }))}>
                    <Line dataKey="value" dot={false} />
                  </LineChart>
                </ResponsiveContainer>
              </CardContent>
            </Card>
          ))}
          <Card>
            <CardContent>
              <p className="text-sm text-muted-foreground">Monthly goal</p>
              <p className="text-3xl font-semibold">€ 48,120</p>
              <p className="text-sm text-muted-foreground">of € 66,800</p>
              <div className="mt-5 flex items-center gap-4 text-xs text-muted-foreground">
                <Progress value={72} />
                72%
              </div>
            </CardContent>
          </Card>
        </section>

        <Card>
          <CardHeader>
            <CardTitle>Latest orders</CardTitle>
          </CardHeader>
          <CardContent className="flex flex-col gap-4">
            <Table>
              <TableHeader>
                <TableRow>
                  <TableHead>Order</TableHead>
                  <TableHead>Customer</TableHead>
                  <TableHead>Status</TableHead>
                  <TableHead className="text-right">Total</TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {orders.map(({ id, customer, status, total }) => (
                  <TableRow key={id} className="even:bg-muted">
                    <TableCell>{id}</TableCell>
                    <TableCell>{customer}</TableCell>
                    <TableCell>
                      <Badge variant={statusVariant[status]}>{status}</Badge>
                    </TableCell>
                    <TableCell className="text-right">{total}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            <div className="flex justify-between text-sm">
              <p className="text-muted-foreground">6 of 1,284 orders</p>
              <a href="/orders" className="underline">
                All orders
              </a>
            </div>
          </CardContent>
        </Card>
      </main>
    </div>
  );
}
