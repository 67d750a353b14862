import type { BankAccount, PaymentMethod } from "@larkwood/contract";
import { formatAccountNumber, needsBankAccount, paymentMethodDefinitions } from "@larkwood/domain";
import type { Ref } from "react";
import { useShop } from "~/lib/shop/shop";
import { BankDetails } from "~/ui/bank-details";

type PaymentMethodsProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  error: string | null;
  ref?: Ref<HTMLFieldSetElement>;
};

/** The shop's bank details, shown before the order exists. */
function TransferTo({ account }: { account: BankAccount }) {
  return (
    <div className="pb-5 pl-8">
      <BankDetails
        entries={[
          { term: "Account holder", value: account.holder },
          { term: "IBAN or account number", value: formatAccountNumber(account.number) },
          { term: "Bank", value: account.bank },
          { term: "BIC", value: account.bic },
          { term: "Reference", value: "Your order number (shown after you order)" },
        ]}
      />
    </div>
  );
}

/** Radio buttons for the shop's payment methods. */
export function PaymentMethods({ methods, chosen, onChoose, error, ref }: PaymentMethodsProps) {
  const { bankAccount } = useShop();
  return (
    <fieldset ref={ref} aria-describedby={error ? "payment-error" : undefined}>
      <legend className="font-serif text-xl">Payment</legend>
      <div className="mt-4 divide-y divide-hairline border-y border-hairline">
        {methods.map((method) => (
          <div key={method}>
            <label className="flex cursor-pointer gap-4 py-4 text-sm">
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                checked={chosen === method}
                onChange={() => onChoose(method)}
                className="mt-0.5 size-4 shrink-0 accent-clay"
              />
              <span>
                <span className="block">{paymentMethodDefinitions[method].label}</span>
                <span className="text-ink-soft">{paymentMethodDefinitions[method].hint}</span>
              </span>
            </label>
            {needsBankAccount(method) && chosen === method && bankAccount ? (
              <TransferTo account={bankAccount} />
            ) : null}
          </div>
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
