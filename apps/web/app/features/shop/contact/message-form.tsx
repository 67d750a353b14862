import { ApiError } from "@larkwood/contract";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/lib/api/api";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";

/** Sends a message to the shop. */
export function MessageForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm("message");
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    try {
      await api("sendMessage", { body });
      setSentTo(body.email);
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.status === 429;
      showToast(
        isTooMany
          ? "You've sent many messages today. Please call us, or write again tomorrow."
          : "Your message couldn't be sent. Please try again.",
        "alert",
      );
    }
  });
  if (sentTo)
    return (
      <div role="status" className="border-l-2 border-clay pl-6">
        <p className="text-2xl">Thank you. Your message has arrived.</p>
        <p className="mt-3 text-ink-soft">We'll reply to {sentTo}.</p>
      </div>
    );
  return (
    <Form
      busy={isSubmitting}
      onSubmit={send}
      aria-label="Contact us"
      className="grid gap-x-8 gap-y-6 sm:grid-cols-2"
    >
      <Field label="First name" autoComplete="given-name" {...fieldOf(form, "firstName")} />
      <Field label="Last name" autoComplete="family-name" {...fieldOf(form, "lastName")} />
      <Field label="Email" type="email" inputMode="email" autoComplete="email" {...fieldOf(form, "email")} />
      <Field
        label="Order number (optional)"
        autoComplete="off"
        inputMode="numeric"
        {...fieldOf(form, "orderNumber")}
      />
      <Textarea label="Message" {...fieldOf(form, "message")} className="sm:col-span-2" />
      {/* Only programs fill this in. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register("website")} />
      </div>
      <div className="mt-2 sm:col-span-2">
        <SubmitButton busy={isSubmitting} className="w-full sm:w-auto">
          SEND
        </SubmitButton>
        <p className="mt-5 max-w-prose text-sm text-ink-soft">
          We use what you enter to reply, as described in our{" "}
          <Link to={paths.privacy} className="link">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </Form>
  );
}
