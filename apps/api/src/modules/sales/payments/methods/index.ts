import type { PaymentMethod } from "@larkwood/contract";
import { bankTransfer } from "./bank-transfer";
import { card, testCard } from "./card";
import type { InstructionTemplate, PayableOrder, PaymentTerms } from "./instruction-template";
import { payOnDelivery } from "./pay-on-delivery";

export type { PaymentTerms } from "./instruction-template";

/** All payment methods. A setting selects the enabled ones. */
const templates: Record<PaymentMethod, InstructionTemplate> = {
  bank_transfer: bankTransfer,
  pay_on_delivery: payOnDelivery,
  card,
  test_card: testCard,
};

/** The payment instructions for an order: as text, and as bank transfer details. */
export function paymentInstructions(method: PaymentMethod, order: PayableOrder, terms: PaymentTerms) {
  if (order.totalCents === 0) return { instructions: "There is nothing to pay.", transfer: null };
  const template = templates[method];
  return { instructions: template.instructions(order, terms), transfer: template.transfer(order, terms) };
}
