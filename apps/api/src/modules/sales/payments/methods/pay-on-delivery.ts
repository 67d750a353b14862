import { formatCents } from "@larkwood/domain";
import type { PaymentWay } from "./instruction-template";

export const payOnDelivery: PaymentWay = {
  method: "pay_on_delivery",
  instructions: ({ totalCents, isRest }) =>
    `Please pay ${isRest ? "the rest, " : ""}${formatCents(totalCents)}${isRest ? "," : ""} to the driver, by card or in cash, when your order arrives.`,
  transfer: () => null,
};
