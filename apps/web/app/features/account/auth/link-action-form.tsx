import { useState } from "react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

type LinkActionFormProps = {
  buttonLabel: string;
  action: () => Promise<unknown>;
  doneText: string;
  failureText: string;
};

/** Runs the action of a link in an email. Needs a click, because mail scanners open links too. */
export function LinkActionForm({ buttonLabel, action, doneText, failureText }: LinkActionFormProps) {
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");
  const run = async () => {
    setState("busy");
    try {
      await action();
      setState("done");
    } catch {
      setState("idle");
      showToast(failureText, "alert");
    }
  };
  if (state === "done") {
    return (
      <p role="status">
        {doneText}{" "}
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
        void run();
      }}
    >
      <SubmitButton busy={busy} className="w-full">
        {buttonLabel}
      </SubmitButton>
    </Form>
  );
}
