import { useSignInLink } from "~/lib/account/return-path";
import { type ContractForm, fieldOf } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";

/** The email address of a guest, beside the sign-in. */
export function GuestContact({ form }: { form: ContractForm<"order"> }) {
  const { passwordReset: sendsLinks } = useShop();
  return (
    <div className="mt-9 grid gap-8 sm:grid-cols-2">
      <section aria-labelledby="as-guest">
        <h2 id="as-guest" className="text-xl">
          Continue as guest
        </h2>
        <p className="mt-2 mb-5 text-sm text-ink-soft">
          {sendsLinks
            ? "You don't need an account. We'll email you a link to your order."
            : "You don't need an account."}
        </p>
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...fieldOf(form, "email")}
        />
      </section>
      <section aria-labelledby="with-account" className="border-t border-hairline pt-6 sm:border-0 sm:pt-0">
        <h2 id="with-account" className="text-xl">
          Have an account?
        </h2>
        <p className="mt-2 mb-5 text-sm text-ink-soft">Your cart and what you've typed are kept.</p>
        <LinkButton to={useSignInLink()} variant="outline" size="sm">
          Sign In
        </LinkButton>
      </section>
    </div>
  );
}
