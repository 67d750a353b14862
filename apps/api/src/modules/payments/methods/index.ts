import type { PaymentMethod } from "@larkwood/contract";
import { bankTransfer } from "./bank-transfer";
import { card, testCard } from "./card";
import { payOnDelivery } from "./pay-on-delivery";
import type { PaymentWay } from "./payment-way";

export type { PaymentTerms } from "./payment-way";

/** Every way of paying that the shop knows; which of them are on is a setting. */
export const paymentWays: Record<PaymentMethod, PaymentWay> = {
  bank_transfer: bankTransfer,
  pay_on_delivery: payOnDelivery,
  card,
  test_card: testCard,
};
