import { formatAccountNumber } from "../trading";
import type { PayableOrder, PaymentMethodDefinition } from "./payment-method-definition";

const DAY_MS = 86_400_000;
const referenceOf = ({ number }: Pick<PayableOrder, "number">) => `Order ${number}`;

export const bankTransfer = {
  label: "Bank transfer",
  hint: "We'll confirm your order when your payment arrives.",
  collectedBy: "staff",
  deadline: { setting: "transferDays", unitMs: DAY_MS },
  needs: {
    key: "bankAccount",
    warning:
      "Bank transfer isn't available until you add a bank account: " +
      'npm run settings -- set bankAccount "HOLDER; IBAN; BANK; BIC", or set SHOP_BANK_ACCOUNT.',
  },

  instructions(order, { shopName, bankAccount, transferDays }) {
    const { holder = shopName, number, bank, bic } = bankAccount ?? {};
    const account = [number && formatAccountNumber(number), bank, bic && `BIC ${bic}`].filter(Boolean);
    const days = transferDays === 1 ? "one day" : `${transferDays} days`;
    const to = [holder, ...account].join(", ");
    return [
      ...(order.isBalance
        ? [
            `Please transfer the balance of ${order.amount} to ${to}`,
            `and use "${referenceOf(order)}" as the reference. We'll ship your order once the payment has arrived.`,
          ]
        : [
            `Please transfer ${order.amount} to ${to} within ${days}`,
            `and use "${referenceOf(order)}" as the reference. We'll confirm your order once the payment has arrived.`,
          ]),
      // The account was removed after the order was placed.
      ...(bankAccount ? [] : ["Please contact us for the account details."]),
    ].join(" ");
  },

  bankTransfer: (order, { bankAccount }) =>
    bankAccount && {
      ...bankAccount,
      reference: referenceOf(order),
      payBy: order.payBy?.toISOString() ?? null,
    },

  nextStep: (order) =>
    `Transfer ${order.amount} with the reference “${referenceOf(order)}”. The bank details are below.`,
} satisfies PaymentMethodDefinition;
