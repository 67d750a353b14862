import { screenTexts } from "@larkwood/contract";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";

/** First step of signing in: email and password. */
export function CredentialsStep({ form }: { form: ContractForm<"signIn"> }) {
  const { passwordReset } = useShop();
  return (
    <>
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...fieldOf(form, "email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        {...fieldOf(form, "password")}
      />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-4">
        <Checkbox label="Remember me" {...fieldOf(form, "rememberMe")} />
        <a
          href={passwordReset ? paths.forgotPassword : "#forgot-password"}
          className="link text-sm leading-7"
        >
          {screenTexts.forgotPassword}
        </a>
      </div>
    </>
  );
}
