import { ApiError, toastTexts, validationTexts } from "@larkwood/contract";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useReturnPath, withReturnPath } from "~/lib/account/return-path";
import { api } from "~/lib/api/api";
import { type FormValues, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { CodeStep } from "./code-step";
import { CredentialsStep } from "./credentials-step";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

const BLOCKED = "This account is blocked. Please contact us.";

export function SignInForm() {
  const form = useContractForm("signIn");
  const navigate = useNavigate();
  const busy = form.formState.isSubmitting;
  const [needsCode, setNeedsCode] = useState(false);
  const returnPath = useReturnPath();

  const signIn = async (body: FormValues<"signIn">) => {
    try {
      const { data } = await api("signIn", { body });
      session.signIn(data);
      const isAdmin = data.role === "Admin";
      const target = isAdmin || !returnPath?.startsWith(paths.admin) ? returnPath : null;
      await navigate(target ?? (isAdmin ? paths.admin : paths.home));
    } catch (error) {
      if (codeOf(error) === "code_required") return setNeedsCode(true);
      if (codeOf(error) === "wrong_code") {
        form.setError("code", { type: "server", message: validationTexts.wrongCode }, { shouldFocus: true });
      }
      showToast(codeOf(error) === "account_blocked" ? BLOCKED : toastTexts.signInFailed, "alert");
    }
  };
  const startAgain = () => {
    form.unregister("code");
    setNeedsCode(false);
  };

  return (
    <Form busy={busy} onSubmit={form.handleSubmit(signIn)} className="grid gap-6">
      {needsCode ? <CodeStep form={form} onBack={startAgain} /> : <CredentialsStep form={form} />}
      <SubmitButton busy={busy} className="mt-4 w-full">
        Sign In
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        New here?{" "}
        <Link to={withReturnPath(paths.signUp, returnPath)} className="link text-ink">
          Sign up
        </Link>
      </p>
    </Form>
  );
}
