import { useState } from "react";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

/** Requests a reset link. The reply does not reveal whether the email address has an account. */
export function ForgotPasswordForm() {
  const form = useContractForm("forgotPassword");
  const [reply, setReply] = useState("");
  const busy = form.formState.isSubmitting;

  const requestLink = async (body: FormValues<"forgotPassword">) => {
    try {
      setReply((await api("forgotPassword", { body })).data.msg);
    } catch (error) {
      showServerErrors(form, error);
      showToast("We couldn't send the email. Please try again.", "alert");
    }
  };

  if (reply) return <p role="status">{reply}.</p>;
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(requestLink)} className="grid gap-6">
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fieldOf(form, "email")}
      />
      <SubmitButton busy={busy} className="mt-2 w-full">
        Send me a link
      </SubmitButton>
    </Form>
  );
}
