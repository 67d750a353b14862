import { useState } from "react";
import { api } from "~/lib/api/api";
import { type FormValues, fieldOf, showServerErrors, useContractForm } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

/** Asks for a reset link. The answer never tells whether the address is known. */
export function ForgotPasswordForm() {
  const form = useContractForm("forgotPassword");
  const [answer, setAnswer] = useState("");
  const busy = form.formState.isSubmitting;

  const ask = async (body: FormValues<"forgotPassword">) => {
    try {
      setAnswer((await api("forgotPassword", { body })).data.msg);
    } catch (error) {
      showServerErrors(form, error);
      showToast("We couldn't send the email. Please try again.", "alert");
    }
  };

  if (answer) return <p role="status">{answer}.</p>;
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(ask)} className="grid gap-6">
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
