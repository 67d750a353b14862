import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useReturnPath, withReturnPath } from "~/lib/account/return-path";
import { type FormValues, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { CodeStep } from "./code-step";
import { CredentialsStep } from "./credentials-step";

// Loaded when the visitor focuses the form, to keep the first page small.
const loadSender = () => import("./send-sign-in");

export function SignInForm() {
  const form = useContractForm("signIn");
  const navigate = useNavigate();
  const busy = form.formState.isSubmitting;
  const [needsCode, setNeedsCode] = useState(false);
  const returnPath = useReturnPath();

  const signIn = async (body: FormValues<"signIn">) => {
    const result = await loadSender().then(
      ({ sendSignIn }) => sendSignIn(body),
      () => ({ problem: "We couldn't sign you in. Please try again.", wrongCode: undefined }),
    );
    if ("needsCode" in result) return setNeedsCode(true);
    if ("problem" in result) {
      const message = result.wrongCode;
      if (message) form.setError("code", { type: "server", message }, { shouldFocus: true });
      return showToast(result.problem, "alert");
    }
    session.signIn(result.account);
    const isAdmin = result.account.role === "Admin";
    const target = isAdmin || !returnPath?.startsWith(paths.admin) ? returnPath : null;
    await navigate(target ?? (isAdmin ? paths.admin : paths.home));
  };
  const startAgain = () => {
    form.unregister("code");
    setNeedsCode(false);
  };

  return (
    <Form
      busy={busy}
      onFocus={() => void loadSender().catch(() => {})}
      onSubmit={form.handleSubmit(signIn)}
      className="grid gap-6"
    >
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
