import { Inbox, KeyRound, Mail, MailCheck, PackageCheck, Truck } from "lucide-react";
import { Avatar, AvatarFallback } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Field,
  FieldDescription,
  FieldError,
  FieldLabel,
  FieldSeparator,
} from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";

const benefits = [
  { icon: PackageCheck, text: "Stock that counts itself" },
  { icon: Inbox, text: "Orders from every shop in one place" },
  { icon: Truck, text: "Labels for all carriers" },
];

export default function SignUp() {
  return (
    <div className="flex gap-16 bg-muted p-6">
      <section id="sign-up" className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Create an account</h2>
        <div className="grid h-[764px] w-[960px] grid-cols-2 rounded-md bg-background">
          <form className="flex flex-col justify-center gap-5 p-12">
            <div className="flex items-center gap-2 text-lg font-semibold">
              <span className="size-6 rounded bg-primary" />
              Northwind
            </div>
            <header>
              <h1 className="text-3xl font-semibold">Create your account</h1>
              <p className="text-muted-foreground">Free for 14 days. No credit card required.</p>
            </header>
            <Field>
              <FieldLabel htmlFor="name">Name *</FieldLabel>
              <Input id="name" placeholder="Ada Lovelace" required />
            </Field>
            <Field data-invalid>
              <FieldLabel htmlFor="email">Work email *</FieldLabel>
              <InputGroup>
                <InputGroupAddon>
                  <Mail />
                </InputGroupAddon>
                <InputGroupInput
                  id="email"
                  type="email"
                  defaultValue="ada@example"
                  aria-invalid
                  required
                />
              </InputGroup>
              <FieldError>Enter a full domain, such as example.com</FieldError>
            </Field>
            <Field>
              <FieldLabel htmlFor="password">Password *</FieldLabel>
              <Input id="password" type="password" defaultValue="correct horse" required />
              <FieldDescription>At least 12 characters</FieldDescription>
            </Field>
            <Field orientation="horizontal">
              <Checkbox id="terms" required />
              <FieldLabel htmlFor="terms">I accept the terms and the privacy policy *</FieldLabel>
            </Field>
            <Button asChild>
              <a href="#confirm">Create account</a>
            </Button>
            <FieldSeparator>or</FieldSeparator>
            <Button variant="outline">
              <KeyRound />
              Continue with single sign-on
            </Button>
            <p className="text-center text-sm text-muted-foreground">
              Already have an account?{" "}
              <a href="/sign-in" className="underline">
                Sign in
              </a>
            </p>
          </form>
          <aside className="flex flex-col justify-center gap-6 bg-muted p-12">
            <h2 className="text-2xl font-semibold">Everything your warehouse needs</h2>
            <ul className="flex flex-col gap-2 text-sm">
              {benefits.map(({ icon: Icon, text }) => (
                <li key={text} className="flex items-center gap-2">
                  <Icon className="size-4" />
                  {text}
                </li>
              ))}
            </ul>
            <Card>
              <CardContent className="flex flex-col gap-2">
                <p>“We ship twice as much with the same four people.”</p>
                <div className="flex items-center gap-3 text-sm">
                  <Avatar>
                    <AvatarFallback>GH</AvatarFallback>
                  </Avatar>
                  <div>
                    <p className="font-semibold">Grace Hopper</p>
                    <p className="text-muted-foreground">Head of logistics, Harbor & Co.</p>
                  </div>
                </div>
              </CardContent>
            </Card>
          </aside>
        </div>
      </section>

      <section id="confirm" className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Confirm your email</h2>
        <div className="flex h-[764px] w-[480px] flex-col items-center justify-center gap-4 rounded-md bg-background px-24 text-center">
          <MailCheck className="size-12" />
          <h1 className="text-3xl font-semibold">Check your inbox</h1>
          <p className="text-muted-foreground">
            We sent a link to ada@example.com. It is valid for one hour.
          </p>
          <Button className="w-full">Open mail app</Button>
          <p className="text-sm text-muted-foreground">
            Didn’t get the email?{" "}
            <a href="/resend" className="underline">
              Resend email
            </a>
          </p>
          <a href="#sign-up" className="text-sm underline">
            Use a different address
          </a>
        </div>
      </section>
    </div>
  );
}
