import { LIMITS, type StockLevel, validationTexts } from "@larkwood/contract";

type Count = { units: number; problem: null } | { units: null; problem: string };

/** Reads a typed number of units on the shelf. Those in open orders are sold, so there can't be fewer. */
export function readCount(text: string, { inOrders }: Pick<StockLevel, "inOrders">): Count {
  const units = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
  if (units === null) return { units, problem: validationTexts.wholeNumber };
  if (units < inOrders) return { units: null, problem: `At least ${inOrders}, which are in open orders` };
  return units - inOrders > LIMITS.quantity
    ? { units: null, problem: validationTexts.tooLarge }
    : { units, problem: null };
}
