import { Mail } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { InputGroup, InputGroupAddon, InputGroupInput } from "@/components/ui/input-group";

export default function Login() {
  return (
    <main className="flex min-h-screen items-center justify-center p-6">
      <div className="flex w-full max-w-sm flex-col gap-6">
        <header className="text-center">
          <h1 className="text-3xl font-semibold">Welcome back</h1>
          <p className="text-muted-foreground">Sign in to continue to your workspace.</p>
        </header>
        <Card>
          <CardContent className="flex flex-col gap-4">
            <Field>
              <FieldLabel htmlFor="email">Email *</FieldLabel>
              <InputGroup>
                <InputGroupAddon>
                  <Mail />
                </InputGroupAddon>
                <InputGroupInput id="email" type="email" placeholder="you@example.com" required />
              </InputGroup>
            </Field>
            <Field>
              <FieldLabel htmlFor="password">Password *</FieldLabel>
              <Input id="password" type="password" defaultValue="correct horse" required />
            </Field>
            <Field orientation="horizontal">
              <Checkbox id="remember" defaultChecked />
              <FieldLabel htmlFor="remember">Keep me signed in</FieldLabel>
            </Field>
            <Button className="w-full">Sign in</Button>
            <a href="/reset" className="text-sm underline">
              Forgot your password?
            </a>
          </CardContent>
        </Card>
        <p className="text-center text-sm text-muted-foreground">
          New here? Ask your administrator for an invitation.
        </p>
      </div>
    </main>
  );
}
