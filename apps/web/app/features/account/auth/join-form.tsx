import { ApiError } from "@larkwood/contract";
import { useNavigate } from "react-router";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";
import { clearInvitationToken } from "./invitation-token";

type JoinFormProps = { token: string; email: string; onRefused: () => void };

/** Accepts an invitation with a new account, and signs in. `onRefused` reads the invitation again. */
export function JoinForm({ token, email, onRefused }: JoinFormProps) {
  const form = useContractForm("join", { defaultValues: { token, userName: "", password: "" } });
  const navigate = useNavigate();
  const busy = form.formState.isSubmitting;

  const join = async (body: FormValues<"join">) => {
    try {
      await api("joinStaff", { body });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) onRefused();
      if (!showServerErrors(form, error)) showToast("We couldn't add you. Please try again.", "alert");
      return;
    }
    clearInvitationToken();
    try {
      const credentials = { email, password: body.password, rememberMe: true as const };
      session.signIn((await api("signIn", { body: credentials })).data);
      await navigate(paths.admin, { replace: true });
    } catch {
      showToast("Your account is ready. Please sign in.");
      await navigate(paths.signIn, { replace: true });
    }
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(join)} className="grid gap-6">
      {/* For password managers, which store the address with the password. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <Field label="Username" autoComplete="nickname" required {...fieldOf(form, "userName")} />
      <PasswordField label="Password" autoComplete="new-password" required {...fieldOf(form, "password")} />
      <SubmitButton busy={busy} className="mt-2 w-full">
        Join the team
      </SubmitButton>
    </Form>
  );
}
