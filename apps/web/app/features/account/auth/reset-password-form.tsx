import { useNavigate } from "react-router";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

/** Chooses a new password with the token of a reset link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const form = useContractForm("resetPassword", { defaultValues: { token, newPassword: "" } });
  const navigate = useNavigate();
  const busy = form.formState.isSubmitting;

  const reset = async (body: FormValues<"resetPassword">) => {
    try {
      await api("resetPassword", { body });
      showToast("Your password was changed.");
      await navigate(paths.signIn, { replace: true });
    } catch (error) {
      showServerErrors(form, error);
      showToast("This link has expired or was already used. Please request a new one.", "alert");
    }
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(reset)} className="grid gap-6">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        {...fieldOf(form, "newPassword")}
      />
      <SubmitButton busy={busy} className="mt-2 w-full">
        Change password
      </SubmitButton>
    </Form>
  );
}
