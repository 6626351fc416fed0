import { useState } from "react";
import {
  BatteryFull,
  Image,
  MessageCircle,
  Package,
  Search,
  Signal,
  SlidersHorizontal,
  Store,
  User,
  Wifi,
  X,
} from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from "@/components/ui/drawer";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { cn } from "@/lib/utils";

const filters = ["All", "On the way", "Delivered", "Returned"];

const orders = [
  {
    id: "#3210",
    status: "On the way",
    variant: "info",
    item: "Trail 32, moss",
    note: "Arrives Thursday, 9 to 12",
    trackable: true,
  },
  {
    id: "#3187",
    status: "Delivered",
    variant: "success",
    item: "Rain cover and 2 more",
    note: "Delivered 14 November",
  },
];

const steps = [
  { label: "Ordered", time: "17 Nov", done: true },
  { label: "Packed", time: "18 Nov", done: true },
  { label: "On the way", time: "20 Nov", note: "With the carrier in Basel", active: true },
  { label: "Delivered" },
];

const tabs = [
  { label: "Shop", icon: Store },
  { label: "Search", icon: Search },
  { label: "Orders", icon: Package, active: true },
  { label: "Account", icon: User, badge: 1 },
];

export default function Orders() {
  const [frame, setFrame] = useState(null);

  return (
    <div
      ref={setFrame}
      className="relative mx-auto flex h-[844px] w-[390px] transform-gpu flex-col overflow-hidden rounded-[48px] border"
    >
      <div className="flex items-center justify-between px-7 py-3 font-semibold">
        9:41
        <div className="flex gap-1">
          <Signal className="size-5" />
          <Wifi className="size-5" />
          <BatteryFull className="size-5" />
        </div>
      </div>
      <header className="border-b p-4">
        <div className="flex justify-end gap-1">
          <Button variant="ghost" size="icon" aria-label="Search">
            <Search />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Filter">
            <SlidersHorizontal />
          </Button>
        </div>
        <h1 className="text-3xl font-bold">Orders</h1>
      </header>

      <main className="flex flex-1 flex-col gap-4 p-4">
        <ToggleGroup type="single" variant="outline" size="sm" spacing={2} defaultValue="All">
          {filters.map((filter) => (
            <ToggleGroupItem key={filter} value={filter} className="rounded-full">
              {filter}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
        {orders.map(({ id, status, variant, item, note, trackable }) => (
          <Card key={id}>
            <CardContent className="flex flex-col gap-3">
              <div className="flex items-center justify-between">
                <h2 className="font-semibold">Order {id}</h2>
                <Badge variant={variant} className="rounded-full">
                  {status}
                </Badge>
              </div>
              <div className="flex items-center gap-3 text-sm">
                <div className="grid size-14 place-items-center rounded bg-muted">
                  <Image />
                </div>
                <div>
                  <p>{item}</p>
                  <p className="text-muted-foreground">{note}</p>
                </div>
              </div>
              {trackable && (
                <Drawer container={frame}>
                  <DrawerTrigger asChild>
                    <Button variant="outline">Track order</Button>
                  </DrawerTrigger>
                  <DrawerContent className="px-6 pb-12">
                    <DrawerHeader className="flex-row items-center justify-between px-0">
                      <DrawerTitle>Order {id}</DrawerTitle>
                      <DrawerClose aria-label="Close">
                        <X className="size-5" />
                      </DrawerClose>
                    </DrawerHeader>
                    <ol className="mb-4 ml-2 text-sm">
                      {steps.map(({ label, time, note, done, active }) => (
                        <li
                          key={label}
                          className={cn(
                            "relative border-l-2 pb-6 pl-6 last:border-transparent",
                            done && "border-primary",
                          )}
                        >
                          <span
                            className={cn(
                              "absolute -left-[7px] size-3 rounded-full border-2 bg-background",
                              (done || active) && "border-primary",
                              done && "bg-primary",
                            )}
                          />
                          <span className={cn(active && "font-semibold")}>{label}</span>
                          <time className="ml-2 text-xs text-muted-foreground">{time}</time>
                          {note && <p className="mt-2 text-muted-foreground">{note}</p>}
                        </li>
                      ))}
                    </ol>
                    <Button>Contact the carrier</Button>
                  </DrawerContent>
                </Drawer>
              )}
            </CardContent>
          </Card>
        ))}
      </main>

      <Button
        size="icon"
        aria-label="Chat"
        className="absolute bottom-24 right-4 size-14 rounded-full shadow-lg"
      >
        <MessageCircle />
      </Button>

      <nav className="grid grid-cols-4 border-t pb-8 pt-2 text-xs">
        {tabs.map(({ label, icon: Icon, active, badge }) => (
          <a
            key={label}
            href="#"
            className={cn("relative flex flex-col items-center gap-1", active && "font-semibold")}
          >
            <Icon />
            {label}
            {badge && (
              <Badge variant="destructive" className="absolute -top-1 right-5 rounded-full px-1">
                {badge}
              </Badge>
            )}
          </a>
        ))}
      </nav>
    </div>
  );
}
