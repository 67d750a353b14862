import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

/** Ends the newsletter with the token of a link. Needs a click, because mail scanners open links too. */
export function UnsubscribeForm({ token }: { token: string }) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const unsubscribe = async () => {
    setState("busy");
    try {
      await api("unsubscribe", { params: { unsubscribeToken: token } });
      setState("done");
    } catch {
      setState("idle");
      showToast("This link isn't complete. Copy all of it from the email, or write to us.", "alert");
    }
  };
  if (state === "done") {
    return (
      <p role="status">
        You're unsubscribed. You still get emails about your orders and your account.{" "}
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
        void unsubscribe();
      }}
    >
      <SubmitButton busy={busy} className="w-full">
        Unsubscribe
      </SubmitButton>
    </Form>
  );
}
