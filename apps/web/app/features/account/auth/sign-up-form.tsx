import { SIGN_UP_SUCCESS, toastTexts } from "@larkwood/contract";
import { Link, useNavigate } from "react-router";
import { useReturnPath, withReturnPath } from "~/lib/account/return-path";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

export function SignUpForm() {
  const form = useContractForm("signUp");
  const navigate = useNavigate();
  const signInUrl = withReturnPath(paths.signIn, useReturnPath());
  const busy = form.formState.isSubmitting;

  const signUp = async (body: FormValues<"signUp">) => {
    try {
      const { data } = await api("signUp", { body });
      if (data.msg === SIGN_UP_SUCCESS) await navigate(signInUrl);
      else console.error(data.msg);
    } catch (error) {
      showServerErrors(form, error);
      showToast(toastTexts.signUpFailed, "alert");
    }
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(signUp)} className="grid gap-6">
      <Field label="Username" autoComplete="username" required {...fieldOf(form, "userName")} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fieldOf(form, "email")}
      />
      <PasswordField label="Password" autoComplete="new-password" required {...fieldOf(form, "password")} />
      <Checkbox
        className="mt-2"
        label={
          <>
            I agree to the{" "}
            <Link to={paths.terms} target="_blank" className="link">
              Terms & Conditions
            </Link>
          </>
        }
        {...fieldOf(form, "agreeCheckbox")}
      />
      <SubmitButton busy={busy} className="mt-4 w-full">
        Sign Up
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        Already a member?{" "}
        <Link to={signInUrl} className="link text-ink">
          Sign in
        </Link>
      </p>
    </Form>
  );
}
