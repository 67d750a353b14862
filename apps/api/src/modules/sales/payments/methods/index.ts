import type { PaymentMethod } from "@larkwood/contract";
import { bankTransfer } from "./bank-transfer";
import { card, testCard } from "./card";
import type { InstructionTemplate, PayableOrder, PaymentTerms } from "./instruction-template";
import { payOnDelivery } from "./pay-on-delivery";

export type { PaymentTerms } from "./instruction-template";

/** Every way of paying that the shop knows; which of them are on is a setting. */
const paymentWays: Record<PaymentMethod, InstructionTemplate> = {
  bank_transfer: bankTransfer,
  pay_on_delivery: payOnDelivery,
  card,
  test_card: testCard,
};

/** What a shopper is told of how to pay an order, in words and as a bank's form asks for it. */
export function paymentInstructions(method: PaymentMethod, order: PayableOrder, terms: PaymentTerms) {
  if (order.totalCents === 0) return { instructions: "There is nothing to pay.", transfer: null };
  const way = paymentWays[method];
  return { instructions: way.instructions(order, terms), transfer: way.transfer(order, terms) };
}
