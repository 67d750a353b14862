import { problemContext, type StockLevel } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { showToast } from "~/ui/toast-region";
import { readCount } from "./read-count";
import { stockItemName, unitsOnHand } from "./stock-queries";

/** The units on hand in a row of the list. Enter or Save sets them, Escape restores the stored number. */
export function OnHandField({ level }: { level: StockLevel }) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const name = stockItemName(level);

  const change = (text: string | null) => {
    setTyped(text);
    setProblem("");
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (typed === null || isSaving) return;
    const { units, problem } = readCount(typed, level);
    if (units === null) return setProblem(problem);
    const { variantId, inOrders, quantity } = level;
    const item = { variantId, counted: units - inOrders, expected: quantity };
    const body = { reason: "correction" as const, items: [item] };
    setSaving(true);
    try {
      await api("adjustStockBySku", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
      await client.invalidateQueries({ queryKey: queryKeys.products });
      // Another number may have been typed meanwhile.
      setTyped((current) => (current === typed ? null : current));
      showToast(`${name}: ${units} on hand`);
    } catch (error) {
      const hasChanged = problemContext(error, "conflict") !== null;
      if (hasChanged) await client.invalidateQueries({ queryKey: queryKeys.products });
      setProblem(
        hasChanged
          ? "The stock has changed meanwhile. Check the new numbers and save again."
          : "The stock couldn't be saved. Please try again.",
      );
    } finally {
      setSaving(false);
    }
  };

  return (
    <form onSubmit={(event) => void save(event)} className="inline-block max-w-56 text-left">
      <span className="flex items-center gap-2">
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`On hand: ${name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          value={typed ?? unitsOnHand(level)}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key }) => {
            if (key === "Escape") change(null);
          }}
          className={cx(
            "h-10 w-20 border-b bg-transparent px-1 text-right tabular-nums hover:border-ink focus:border-ink",
            problem ? "border-danger" : "border-hairline-strong",
          )}
        />
        {typed === null ? null : (
          <Button type="submit" variant="outline" size="sm" disabled={isSaving} aria-label={`Save ${name}`}>
            Save
          </Button>
        )}
      </span>
      {problem ? (
        <span id={id} role="alert" className="block pt-1 text-xs text-danger">
          {problem}
        </span>
      ) : null}
    </form>
  );
}
