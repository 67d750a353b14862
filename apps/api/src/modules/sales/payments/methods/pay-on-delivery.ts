import { formatCents } from "../../../../core/format-cents";
import type { InstructionTemplate } from "./instruction-template";

export const payOnDelivery: InstructionTemplate = {
  method: "pay_on_delivery",
  instructions: ({ totalCents, isBalance }, { currency }) =>
    `Please pay ${isBalance ? "the balance of " : ""}${formatCents(totalCents, currency)} to the driver, by card or in cash, when your order arrives.`,
  transfer: () => null,
};
