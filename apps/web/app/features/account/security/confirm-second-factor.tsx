import type { SecondFactorSecret } from "@larkwood/contract";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { QrCode } from "./qr-code";

type ConfirmSecondFactorProps = {
  secret: SecondFactorSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

const groupByFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** Shows the secret as QR code and text, and asks for a first code from the app. */
export function ConfirmSecondFactor({ secret, onConfirmed, onCancel }: ConfirmSecondFactorProps) {
  const form = useContractForm("oneTimeCode", { defaultValues: { code: "" } });
  const busy = form.formState.isSubmitting;
  const confirm = async (body: FormValues<"oneTimeCode">) => {
    try {
      onConfirmed((await api("confirmSecondFactor", { body })).data.recoveryCodes);
    } catch (error) {
      if (!showServerErrors(form, error)) {
        showToast("We couldn't turn on two-step verification. Please start again.", "alert");
      }
    }
  };
  return (
    <Form busy={busy} onSubmit={form.handleSubmit(confirm)} className="grid gap-8">
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={secret.uri} label="QR code for your authenticator app" />
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p>Scan this with an authenticator app on your phone, or enter this key in the app:</p>
          <p className="mt-3 font-mono break-words">
            <code>{groupByFour(secret.secret)}</code>
          </p>
          <p className="mt-3 text-ink-soft">We won't show it again.</p>
        </div>
      </div>
      <Field
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...fieldOf(form, "code")}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>Confirm</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
