import { LIMITS } from "@larkwood/contract";
import type { Comparison } from "./comparison";

/** Says which products of the address are not compared. */
export function ComparisonNotes({ unknown, isTooLong }: Pick<Comparison, "unknown" | "isTooLong">) {
  const notes = [
    unknown === 1 ? "1 product couldn't be found. It may no longer be sold." : "",
    unknown > 1 ? `${unknown} products couldn't be found. They may no longer be sold.` : "",
    isTooLong ? `Only the first ${LIMITS.compared} products are compared.` : "",
  ].filter(Boolean);
  return notes.length > 0 ? <p className="mb-6 text-sm text-ink-soft">{notes.join(" ")}</p> : null;
}
