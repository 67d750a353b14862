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

/** The question was answered here: a form that asks again whether to leave is not heard. */
function reloadAtOnce(): void {
  const unheard = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", unheard, { capture: true });
  window.location.reload();
}

/** Asks for the password in place, so that what was begun can go on as whom it was begun. */
export function ReauthDialog({ question: { userId, userName, replacedBy } }: { question: ReauthPrompt }) {
  const knownEmail = windowQueryClient.client?.getQueryData<User>(queryKeys.user(userId))?.email;
  const [asksForCode, setAsksForCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [round, setRound] = useState(0);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? "");
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
      // Somebody else's work is not gone on with.
      if (data.userId !== userId) return reloadAtOnce();
      resolveReauth(data.accessToken);
    } catch (error) {
      if (codeOf(error) === "code_required") return setAsksForCode(true);
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
    if (replacedBy) reloadAtOnce();
    else session.useStore.getState().logout();
  };

  return (
    <Dialog
      // A browser closes what was asked to close twice, whatever it says: it is opened again.
      key={round}
      open
      onClose={() => setRound((before) => before + 1)}
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
        {asksForCode ? (
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
