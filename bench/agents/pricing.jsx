import { Check } from "lucide-react";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";

const plans = [
  {
    name: "Starter",
    price: "€ 0",
    period: "a month",
    description: "For your first shop.",
    features: ["50 orders a month", "One shop", "Email support"],
    action: "Start free",
  },
  {
    name: "Growth",
    price: "€ 49",
    period: "a month",
    description: "For teams that ship every day.",
    features: [
      "2,000 orders a month",
      "Five shops",
      "Labels for all carriers",
      "Support within one hour",
    ],
    action: "Try it for 14 days",
    popular: true,
  },
  {
    name: "Enterprise",
    price: "Custom",
    description: "For several warehouses.",
    features: ["Unlimited orders", "Single sign-on", "Dedicated contact"],
    action: "Talk to us",
  },
];

const questions = [
  {
    question: "Can I change the plan later?",
    answer: "At any time. We credit the rest of the month.",
  },
  {
    question: "What counts as an order?",
    answer: "Everything that leaves your warehouse with a label.",
  },
  {
    question: "Do you offer a discount for charities?",
    answer: "Yes, 50% off. Contact us.",
  },
];

export default function Pricing() {
  return (
    <>
      <header className="flex items-center justify-between border-b px-4 py-2">
        <div className="flex items-center gap-2 text-lg font-semibold">
          <span className="size-6 rounded bg-primary" />
          Northwind
        </div>
        <nav className="flex gap-1">
          <Button variant="ghost">Product</Button>
          <Button variant="secondary">Pricing</Button>
          <Button variant="ghost">Help</Button>
        </nav>
        <div className="flex gap-2">
          <Button variant="ghost">Sign in</Button>
          <Button>Start free</Button>
        </div>
      </header>

      <section className="flex flex-col items-center gap-4 px-8 py-20">
        <h1 className="text-5xl font-semibold">Pricing that grows with you</h1>
        <p>Start free. Pay when you ship more than 50 orders a month.</p>
        <div className="flex items-center gap-2">
          <span className="text-sm text-muted-foreground">Monthly</span>
          <Switch id="yearly" defaultChecked />
          <Label htmlFor="yearly">Yearly, two months free</Label>
        </div>
      </section>

      <main className="flex flex-col gap-8 px-8 pb-10">
        <section className="grid grid-cols-3 gap-5">
          {plans.map(({ name, price, period, description, features, action, popular }) => (
            <Card key={name} className={popular && "shadow-lg"}>
              <CardContent className="flex flex-1 flex-col gap-4">
                <div className="flex items-center justify-between">
                  <h2 className="text-xl font-semibold">{name}</h2>
                  {popular && <Badge className="rounded-full">Most popular</Badge>}
                </div>
                <p className="flex items-baseline gap-1">
                  <span className="text-4xl font-semibold">{price}</span>
                  <span className="text-muted-foreground">{period}</span>
                </p>
                <p className="text-muted-foreground">{description}</p>
                <ul className="flex flex-1 flex-col gap-2 text-sm">
                  {features.map((feature) => (
                    <li key={feature} className="flex items-center gap-2">
                      <Check className="size-4" />
                      {feature}
                    </li>
                  ))}
                </ul>
                <Button variant={popular ? "default" : "outline"}>{action}</Button>
              </CardContent>
            </Card>
          ))}
        </section>

        <section>
          <h2 className="text-xl font-semibold">Questions</h2>
          <Accordion type="single" collapsible defaultValue={questions[0].question}>
            {questions.map(({ question, answer }) => (
              <AccordionItem key={question} value={question}>
                <AccordionTrigger>{question}</AccordionTrigger>
                <AccordionContent>{answer}</AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      </main>
    </>
  );
}
