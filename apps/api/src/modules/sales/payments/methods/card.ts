import { formatCents } from "@larkwood/domain";
import type { InstructionTemplate } from "./instruction-template";

const minutesText = (minutes: number) => (minutes === 1 ? "one minute" : `${minutes} minutes`);

export const card: InstructionTemplate = {
  method: "card",
  instructions: ({ totalCents, isBalance }, { cardMinutes }) =>
    isBalance
      ? `Please pay the rest, ${formatCents(totalCents)}, by card. The page of your order leads to it, and it is sent when it is paid.`
      : `Please pay ${formatCents(totalCents)} by card within ${minutesText(cardMinutes)} after ordering. The page of your order leads to it.`,
  transfer: () => null,
};

/** The same without money. */
export const testCard: InstructionTemplate = { ...card, method: "test_card" };
