import { formatAccountNumber } from "@larkwood/domain";
import { formatCents } from "../../../../core/format-cents";
import type { InstructionTemplate, PayableOrder } from "./instruction-template";

const DAY_MS = 86_400_000;
const referenceOf = ({ number }: PayableOrder) => `Order ${number}`;

export const bankTransfer: InstructionTemplate = {
  method: "bank_transfer",

  instructions(order, { shopName, currency, bankAccount, transferDays }) {
    const { holder = shopName, number, bank, bic } = bankAccount ?? {};
    const account = [number && formatAccountNumber(number), bank, bic && `BIC ${bic}`].filter(Boolean);
    const days = transferDays === 1 ? "one day" : `${transferDays} days`;
    const to = [holder, ...account].join(", ");
    return [
      ...(order.isBalance
        ? [
            `Please transfer the balance of ${formatCents(order.totalCents, currency)} to ${to}`,
            `and use "${referenceOf(order)}" as the reference. We'll ship your order once the payment has arrived.`,
          ]
        : [
            `Please transfer ${formatCents(order.totalCents, currency)} to ${to} within ${days}`,
            `and use "${referenceOf(order)}" as the reference. We'll confirm your order once the payment has arrived.`,
          ]),
      // The account was removed after the order was placed.
      ...(bankAccount ? [] : ["Please contact us for the account details."]),
    ].join(" ");
  },

  transfer(order, { bankAccount, transferDays }) {
    if (!bankAccount) return null;
    const payBy = order.isBalance
      ? null
      : new Date(order.createdAt.getTime() + transferDays * DAY_MS).toISOString();
    return { ...bankAccount, reference: referenceOf(order), payBy };
  },
};
