import type { SecondFactorSecret } from "@larkwood/contract";
import { api } from "~/lib/api/api";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

/** Asks for the password before showing the secret. */
export function BeginSecondFactor({ onStarted }: { onStarted: (secret: SecondFactorSecret) => void }) {
  const form = useContractForm("secondFactor", { defaultValues: { password: "" } });
  const busy = form.formState.isSubmitting;
  const start = async (body: FormValues<"secondFactor">) => {
    try {
      onStarted((await api("startSecondFactor", { body })).data);
    } catch {
      showToast("We couldn't turn on two-step verification. Check your password and try again.", "alert");
    }
  };
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(start)} className="grid gap-6">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        {...fieldOf(form, "password")}
      />
      <SubmitButton busy={busy} variant="outline" className="justify-self-start">
        Turn on two-step verification
      </SubmitButton>
    </Form>
  );
}
