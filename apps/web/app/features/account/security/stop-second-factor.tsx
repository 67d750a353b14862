import { useState } from "react";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

const empty = { password: "", code: "" };

/** Turns off two-step verification. Needs the password and a code. */
export function StopSecondFactor({ onStopped }: { onStopped: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useContractForm("stopSecondFactor", { defaultValues: empty });
  const busy = form.formState.isSubmitting;
  const close = () => {
    setConfirming(false);
    form.reset(empty);
  };
  const stop = async (body: FormValues<"stopSecondFactor">) => {
    try {
      await api("stopSecondFactor", { body });
      close();
      showToast("Two-step verification is off.");
      onStopped();
    } catch (error) {
      if (!showServerErrors(form, error)) showToast("We couldn't turn off two-step verification.", "alert");
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
        Turn off
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        role="alertdialog"
        mustAnswer
        title="Turn off two-step verification?"
      >
        <Form busy={busy} onSubmit={form.handleSubmit(stop)} className="mt-4 grid gap-6">
          <p className="text-sm text-ink-soft">You'll only need your password to sign in.</p>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...fieldOf(form, "password")}
          />
          <Field
            label="Code from the app, or a recovery code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...fieldOf(form, "code")}
          />
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <SubmitButton busy={busy} variant="danger">
              Turn off
            </SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
