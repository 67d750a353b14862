import { LIMITS, validationTexts as t } from "@larkwood/contract";

/** Why stock cannot change like this; null if it can. Stock above the limit may fall. */
export function findStockProblem(before: number, after: number): string | null {
  if (after < 0) return t.stockBelowZero;
  return after > LIMITS.quantity && after > before ? t.tooLarge : null;
}
