import { CircleAlert, CloudOff, Lock, PackageOpen, Plug, RotateCw, SearchX } from "lucide-react";
import { Alert, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from "@/components/ui/empty";
import { Field, FieldError, FieldLabel } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

export default function States() {
  return (
    <div className="grid grid-cols-[repeat(3,420px)] gap-12 bg-muted p-6">
      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Error</h2>
        <Empty className="h-[380px] bg-background">
          <EmptyHeader>
            <EmptyMedia>
              <CloudOff className="size-12 text-destructive" />
            </EmptyMedia>
            <EmptyTitle>Orders could not be loaded</EmptyTitle>
            <EmptyDescription>
              The server is not responding. Your changes are saved on this device.
            </EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button>
              <RotateCw />
              Try again
            </Button>
            <p className="text-xs text-muted-foreground">Error 503, 09:41</p>
          </EmptyContent>
        </Empty>
      </section>

      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">No access</h2>
        <Empty className="h-[380px] bg-background">
          <EmptyHeader>
            <EmptyMedia>
              <Lock className="size-12 text-muted-foreground" />
            </EmptyMedia>
            <EmptyTitle>You have no access to this page</EmptyTitle>
            <EmptyDescription>
              Reports are for the finance team. Grace Hopper can let you in.
            </EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button>Ask for access</Button>
            <a href="/" className="underline">
              Back to home page
            </a>
          </EmptyContent>
        </Empty>
      </section>

      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Invalid input</h2>
        <form className="flex h-[380px] flex-col gap-4 rounded-lg bg-background p-6">
          <Alert variant="destructive">
            <CircleAlert />
            <AlertTitle>Two fields need your attention.</AlertTitle>
          </Alert>
          <Field data-invalid>
            <FieldLabel htmlFor="iban">IBAN *</FieldLabel>
            <Input id="iban" defaultValue="DE00 1234" aria-invalid required />
            <FieldError>A German IBAN has 22 characters</FieldError>
          </Field>
          <Field data-invalid>
            <FieldLabel htmlFor="amount">Amount *</FieldLabel>
            <Input id="amount" type="number" defaultValue="-5" aria-invalid required />
            <FieldError>At least € 1.00</FieldError>
          </Field>
          <div className="flex justify-end gap-2">
            <Button variant="ghost">Cancel</Button>
            <Button disabled>Transfer</Button>
          </div>
        </form>
      </section>

      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Empty</h2>
        <Empty className="h-[380px] bg-background">
          <EmptyHeader>
            <EmptyMedia>
              <PackageOpen className="size-12 text-muted-foreground" />
            </EmptyMedia>
            <EmptyTitle>No orders yet</EmptyTitle>
            <EmptyDescription>New orders appear here as soon as they come in.</EmptyDescription>
          </EmptyHeader>
          <EmptyContent>
            <Button>
              <Plug />
              Connect a shop
            </Button>
          </EmptyContent>
        </Empty>
      </section>

      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">No results</h2>
        <Empty className="h-[380px] bg-background">
          <EmptyHeader>
            <EmptyMedia>
              <SearchX className="size-12 text-muted-foreground" />
            </EmptyMedia>
            <EmptyTitle>No results for “tin whistle”</EmptyTitle>
            <EmptyDescription>Check the spelling, or search in all categories.</EmptyDescription>
          </EmptyHeader>
          <EmptyContent className="flex-row justify-center gap-2">
            <Button variant="outline">Clear search</Button>
            <Button variant="ghost">All categories</Button>
          </EmptyContent>
        </Empty>
      </section>

      <section className="flex flex-col gap-2">
        <h2 className="text-sm text-muted-foreground">Loading</h2>
        <div className="flex h-[380px] flex-col gap-4 rounded-lg bg-background p-6 text-sm">
          <p className="flex items-center gap-3 text-muted-foreground">
            <Spinner />
            Loading 214 customers …
          </p>
          <div>
            Import of customers.csv
            <div className="flex items-center gap-3 text-xs text-muted-foreground">
              <Progress value={60} />
              60%
            </div>
          </div>
          {[1, 2].map((card) => (
            <Card key={card}>
              <CardContent className="flex flex-col gap-3">
                <Skeleton className="h-2" />
                <Skeleton className="h-2 w-10/12" />
                <Skeleton className="h-2 w-7/12" />
              </CardContent>
            </Card>
          ))}
        </div>
      </section>
    </div>
  );
}
