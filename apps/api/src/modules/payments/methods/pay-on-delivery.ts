import { formatCents } from "@larkwood/domain";
import type { PaymentWay } from "./payment-way";

export const payOnDelivery: PaymentWay = {
  method: "pay_on_delivery",
  instructions: ({ totalCents }) =>
    `Please pay ${formatCents(totalCents)} to the driver, by card or in cash, when your order arrives.`,
  transfer: () => null,
};
