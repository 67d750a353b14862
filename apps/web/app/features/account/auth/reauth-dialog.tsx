import { ApiError, type User } from "@larkwood/contract";
import { type FormEvent, useState } from "react";
import { signInAgain } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { windowQueryClient } from "~/lib/api/window-query-client";
import { cancelReauth, type ReauthPrompt, resolveReauth } from "~/lib/session/reauthenticate";
import { session } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

/** Reloads without the browser's "Leave page?" prompt: the user has already decided in this dialog. */
function reloadWithoutPrompt(): void {
  const suppress = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", suppress, { capture: true });
  window.location.reload();
}

/** Asks for the password again in a dialog, so that unsaved work on the page can continue. */
export function ReauthDialog({ question: { userId, userName, replacedBy } }: { question: ReauthPrompt }) {
  const knownEmail = windowQueryClient.client?.getQueryData<User>(queryKeys.user(userId))?.email;
  const [needsCode, setNeedsCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [openCount, setOpenCount] = useState(0);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const text = (name: string) => String(formData.get(name) ?? "");
    setBusy(true);
    setProblem("");
    try {
      const code = text("code");
      const email = knownEmail ?? text("email");
      const body = {
        email,
        password: text("password"),
        rememberMe: true as const,
        ...(code ? { code } : {}),
      };
      const { data } = await signInAgain(body);
      session.signIn(data);
      // A different user must not continue this user's work.
      if (data.userId !== userId) return reloadWithoutPrompt();
      resolveReauth(data.accessToken);
    } catch (error) {
      if (codeOf(error) === "code_required") return setNeedsCode(true);
      setProblem(
        error instanceof ApiError && error.status < 500
          ? "Incorrect password or code. Please try again."
          : "We can't reach the shop right now. Please try again.",
      );
    } finally {
      setBusy(false);
    }
  };

  const leave = () => {
    cancelReauth();
    if (replacedBy) reloadWithoutPrompt();
    else session.useStore.getState().logout();
  };

  return (
    <Dialog
      // The browser closes a dialog on the second Escape even if prevented; a new key reopens it.
      key={openCount}
      open
      onClose={() => setOpenCount((count) => count + 1)}
      mayClose={() => false}
      mustAnswer
      role="alertdialog"
      title={replacedBy ? "Someone else signed in" : "Your session has expired"}
    >
      <p className="mt-3 text-sm text-ink-soft">
        {replacedBy
          ? `${replacedBy} signed in from another tab. Sign in as ${userName} to continue here.`
          : `Enter the password for ${userName}. Your work is still here.`}
      </p>
      <Form busy={busy} onSubmit={(event) => void signIn(event)} className="mt-5 grid gap-5">
        {knownEmail ? (
          <input type="hidden" name="username" autoComplete="username" value={knownEmail} />
        ) : (
          <Field label="Email" name="email" type="email" autoComplete="username" required />
        )}
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        {needsCode ? (
          <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
        ) : null}
        {problem ? (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" size="sm" onClick={leave}>
            {replacedBy ? `Continue as ${replacedBy}` : "Sign out"}
          </Button>
          <SubmitButton busy={busy} className="px-8">
            Sign in
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
