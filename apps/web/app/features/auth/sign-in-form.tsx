import { noticeTexts, screenTexts } from "@larkwood/contract";
import { Link, useNavigate } from "react-router";
import { api } from "~/lib/api";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { useShop } from "~/lib/shop";
import { type FormValues, fieldOf, useContractForm } from "~/lib/use-contract-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { notify } from "~/ui/notices";
import { PasswordField } from "~/ui/password-field";

export function SignInForm() {
  const form = useContractForm("signIn");
  const navigate = useNavigate();
  const busy = form.formState.isSubmitting;
  const { passwordReset } = useShop();

  const signIn = async (body: FormValues<"signIn">) => {
    try {
      const { data } = await api("signIn", { body });
      session.signIn(data);
      await navigate(data.role === "Admin" ? paths.admin : paths.home);
    } catch {
      notify(noticeTexts.signInFailed, "alert");
    }
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(signIn)} className="grid gap-6">
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fieldOf(form, "email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...fieldOf(form, "password")}
      />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <Checkbox label="Remember me" {...fieldOf(form, "rememberMe")} />
        <a
          href={passwordReset ? paths.forgotPassword : "#forgot-password"}
          className="link text-sm leading-7"
        >
          {screenTexts.forgotPassword}
        </a>
      </div>
      <SubmitButton busy={busy} className="mt-4 w-full">
        Sign In
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        New here?{" "}
        <Link to={paths.signUp} className="link text-ink">
          Sign up
        </Link>
      </p>
    </Form>
  );
}
