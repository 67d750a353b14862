import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { session } from "~/lib/session/session";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

const empty = { currentPassword: "", newPassword: "" };

export function PasswordForm() {
  const form = useContractForm("password", { defaultValues: empty });
  const busy = form.formState.isSubmitting;
  useHoldSession(form.formState.isDirty);

  const change = async (body: FormValues<"password">) => {
    try {
      const { data } = await api("changePassword", { body });
      session.setAccessToken(data.accessToken);
      form.reset(empty);
      showToast("Your password was changed.");
    } catch (error) {
      showServerErrors(form, error);
      showToast("We couldn't change your password.", "alert");
    }
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(change)} className="grid gap-6">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        {...fieldOf(form, "currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        {...fieldOf(form, "newPassword")}
      />
      <SubmitButton busy={busy} variant="outline" className="justify-self-start">
        Change password
      </SubmitButton>
    </Form>
  );
}
