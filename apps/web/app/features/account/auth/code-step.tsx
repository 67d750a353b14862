import { useEffect, useState } from "react";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";

type CodeStepProps = { form: ContractForm<"signIn">; onBack: () => void };

/** Second step of signing in: a code from the authenticator app, or a recovery code. */
export function CodeStep({ form, onBack }: CodeStepProps) {
  const [isRecoveryCode, setRecoveryCode] = useState(false);
  const { setFocus } = form;
  // Move the focus so that the user can keep typing.
  useEffect(() => setFocus("code"), [setFocus]);

  const switchMethod = () => {
    setRecoveryCode(!isRecoveryCode);
    form.resetField("code", { defaultValue: "" });
    setFocus("code");
  };

  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {isRecoveryCode
          ? "Enter one of your recovery codes. Each works once."
          : "Enter the 6-digit code from your authenticator app."}
      </p>
      <Field
        label={isRecoveryCode ? "Recovery code" : "Code"}
        autoComplete="one-time-code"
        inputMode={isRecoveryCode ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fieldOf(form, "code")}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        <button type="button" className="link text-sm leading-7" onClick={switchMethod}>
          {isRecoveryCode ? "Use the app" : "Use a recovery code"}
        </button>
        <button type="button" className="link text-sm leading-7" onClick={onBack}>
          Start again
        </button>
      </div>
    </>
  );
}
