import type { PaymentMethod } from "@larkwood/contract";

const labels: Record<PaymentMethod, { title: string; text: string }> = {
  bank_transfer: { title: "Bank transfer", text: "We confirm your order when the payment has arrived." },
  pay_on_delivery: { title: "Pay on delivery", text: "By card or in cash, to the driver." },
};

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  error: string | null;
};

/** The ways of paying that the shop offers. */
export function PaymentMethods({ methods, chosen, onChoose, error }: PaymentMethodsProps) {
  return (
    <fieldset aria-describedby={error ? "payment-error" : undefined}>
      <legend className="font-serif text-xl">Payment</legend>
      <div className="mt-4 divide-y divide-hairline border-y border-hairline">
        {methods.map((method) => (
          <label key={method} className="flex cursor-pointer gap-4 py-4 text-sm">
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={chosen === method}
              onChange={() => onChoose(method)}
              className="mt-0.5 size-4 accent-clay"
            />
            <span>
              <span className="block">{labels[method].title}</span>
              <span className="text-ink-soft">{labels[method].text}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="payment-error" role="alert" className="mt-4 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
