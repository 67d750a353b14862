import { formatCents } from "../../../../core/format-cents";
import type { InstructionTemplate } from "./instruction-template";

const minutesText = (minutes: number) => (minutes === 1 ? "one minute" : `${minutes} minutes`);

export const card: InstructionTemplate = {
  method: "card",
  instructions: ({ totalCents, isBalance }, { cardMinutes, currency }) =>
    isBalance
      ? `Please pay the balance of ${formatCents(totalCents, currency)} by card on your order page. We'll ship your order once it is paid.`
      : `Please pay ${formatCents(totalCents, currency)} by card on your order page, within ${minutesText(cardMinutes)} of ordering.`,
  transfer: () => null,
};

/** Same instructions as for a real card. */
export const testCard: InstructionTemplate = { ...card, method: "test_card" };
