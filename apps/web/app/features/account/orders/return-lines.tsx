import type { Order } from "@larkwood/contract";
import { useId } from "react";
import { cx } from "~/ui/cx";

/** How many pieces go back, as it was typed, by the position of the line. */
export type TypedQuantities = Readonly<Record<number, string>>;

type ReturnLinesProps = {
  order: Order;
  /** How many pieces of each line may still be sent back. */
  left: readonly number[];
  typed: TypedQuantities;
  onType: (typed: TypedQuantities) => void;
};

const isWholeUpTo = (most: number, typed: string) => {
  const pieces = Number(typed);
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= most;
};

/** What was typed as lines of a wish; null while one of them is more than there is, or no number. */
export function linesToReturn(typed: TypedQuantities, left: readonly number[]) {
  const all = Object.entries(typed).map(([position, text]) => ({ position: Number(position), text }));
  if (!all.every(({ position, text }) => isWholeUpTo(left[position - 1] ?? 0, text))) return null;
  return all
    .map(({ position, text }) => ({ position, quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of an order that may come back, each with the pieces that do. */
export function ReturnLines({ order, left, typed, onType }: ReturnLinesProps) {
  const scope = useId();
  return (
    <ul className="border-t border-hairline">
      {order.lines.map((line, index) => {
        const [position, most] = [index + 1, left[index] ?? 0];
        if (most === 0) return null;
        const text = typed[position] ?? "";
        const isWrong = !isWholeUpTo(most, text);
        const [id, errorId] = [`${scope}-${position}`, `${scope}-${position}-error`];
        return (
          <li
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-3"
          >
            <label htmlFor={id} className="break-words">
              {[line.name, line.variant].filter(Boolean).join(", ")}{" "}
              <span className="block text-ink-soft">up to {most}</span>
            </label>
            <input
              id={id}
              name={`pieces-${position}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              value={text}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={isWrong ? errorId : undefined}
              onChange={(event) => onType({ ...typed, [position]: event.target.value })}
              className={cx(
                "h-11 w-16 rounded-sm border bg-paper px-2 text-right text-base tabular-nums",
                isWrong ? "border-danger" : "border-hairline-strong",
              )}
            />
            {isWrong ? (
              <p id={errorId} className="col-span-2 pt-1.5 text-xs text-danger">
                Enter a whole number from 1 to {most}.
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
