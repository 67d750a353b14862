import type { FormEvent } from "react";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useSubscribe } from "./use-subscribe";

type NewsletterProps = { id?: string; title: string; text: string };

/** Newsletter sign-up. The server validates the email address. */
export function Newsletter({ id, title, text }: NewsletterProps) {
  const { prepare, subscribe, busy, done, problem } = useSubscribe();

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void subscribe(String(new FormData(event.currentTarget).get("email") ?? ""));
  };

  return (
    <section id={id} aria-label="Newsletter" className="bg-linen">
      <div className="page grid items-end gap-x-16 gap-y-8 py-section md:grid-cols-2">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 max-w-prose text-ink-soft">{text}</p>
        </div>
        <Form busy={busy} onSubmit={send} className="min-h-24">
          {done ? (
            <p role="status" className="font-serif text-xl">
              Thanks for signing up!
            </p>
          ) : (
            <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
              <Field
                label="Email"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                onFocus={prepare}
                error={problem}
                className="flex-1"
              />
              <SubmitButton busy={busy} className="sm:mt-2">
                Sign Up
              </SubmitButton>
            </div>
          )}
        </Form>
      </div>
    </section>
  );
}
