import { useEffect, useState } from "react";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { Field } from "~/ui/field";

type CodeStepProps = { form: ContractForm<"signIn">; onBack: () => void };

/** The second step of a sign-in, in the place of the first: a code of the app, or one from paper. */
export function CodeStep({ form, onBack }: CodeStepProps) {
  const [fromPaper, setFromPaper] = useState(false);
  const { setFocus } = form;
  // Whoever typed the password goes on typing; the way there is not theirs to look for.
  useEffect(() => setFocus("code"), [setFocus]);

  const change = () => {
    setFromPaper(!fromPaper);
    form.resetField("code", { defaultValue: "" });
    setFocus("code");
  };

  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {fromPaper
          ? "Enter one of your recovery codes. Each works once."
          : "Enter the 6-digit code from your authenticator app."}
      </p>
      <Field
        label={fromPaper ? "Recovery code" : "Code"}
        autoComplete="one-time-code"
        inputMode={fromPaper ? "text" : "numeric"}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fieldOf(form, "code")}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        <button type="button" className="link text-sm leading-7" onClick={change}>
          {fromPaper ? "Use the app" : "Use a recovery code"}
        </button>
        <button type="button" className="link text-sm leading-7" onClick={onBack}>
          Start again
        </button>
      </div>
    </>
  );
}
