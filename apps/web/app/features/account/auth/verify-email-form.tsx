import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

/** Confirms an email address with the token of a link. Needs a click, because mail scanners open links too. */
export function VerifyEmailForm({ token }: { token: string }) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const verify = async () => {
    setState("busy");
    try {
      await api("verifyEmail", { body: { token } });
      setState("done");
    } catch {
      setState("idle");
      showToast("This link has expired or was already used. You can request a new one in Settings.", "alert");
    }
  };
  if (state === "done") {
    return (
      <p role="status">
        Thanks, your email address is confirmed.{" "}
        <Link to={paths.home} className="link">
          Go to the shop
        </Link>
      </p>
    );
  }
  const busy = state === "busy";
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      <SubmitButton busy={busy} className="w-full">
        Confirm my email
      </SubmitButton>
    </Form>
  );
}
