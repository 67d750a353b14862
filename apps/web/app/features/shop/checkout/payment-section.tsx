import { toastTexts } from "@larkwood/contract";

type PaymentSectionProps = { invalid: boolean };

/** Payment section of the showroom: a notice, and an error after a submit. */
export function PaymentSection({ invalid }: PaymentSectionProps) {
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="text-xl">
        Payment
      </h2>
      <p className="mt-3 max-w-prose text-sm text-ink-soft">{toastTexts.noPaymentMethods}</p>
      {invalid ? (
        <p role="alert" className="mt-4 text-sm text-danger">
          {toastTexts.invalidPayment}
        </p>
      ) : null}
    </section>
  );
}
