import type { Order } from "@larkwood/contract";
import { useId } from "react";
import { cx } from "~/ui/cx";

/** Quantities to return as typed, by line position. */
export type TypedQuantities = Readonly<Record<number, string>>;

type ReturnLinesProps = {
  order: Pick<Order, "lines">;
  /** Returnable quantity of each line. */
  returnable: readonly number[];
  typed: TypedQuantities;
  onType: (typed: TypedQuantities) => void;
};

const isValidQuantity = (max: number, typed: string) => {
  const quantity = Number(typed);
  return Number.isInteger(quantity) && quantity >= 0 && quantity <= max;
};

/** The typed quantities as lines of a return request; null if a quantity is invalid or too large. */
export function linesToReturn(typed: TypedQuantities, returnable: readonly number[]) {
  const all = Object.entries(typed).map(([position, text]) => ({ position: Number(position), text }));
  if (!all.every(({ position, text }) => isValidQuantity(returnable[position - 1] ?? 0, text))) return null;
  return all
    .map(({ position, text }) => ({ position, quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The returnable lines of an order, each with a quantity field. */
export function ReturnLines({ order, returnable, typed, onType }: ReturnLinesProps) {
  const scope = useId();
  return (
    <ul className="border-t border-hairline">
      {order.lines.map((line, index) => {
        const [position, max] = [index + 1, returnable[index] ?? 0];
        if (max === 0) return null;
        const text = typed[position] ?? "";
        const isInvalid = !isValidQuantity(max, text);
        const [id, errorId] = [`${scope}-${position}`, `${scope}-${position}-error`];
        return (
          <li
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-3"
          >
            <label htmlFor={id} className="break-words">
              {[line.name, line.variant].filter(Boolean).join(", ")}{" "}
              <span className="block text-ink-soft">up to {max}</span>
            </label>
            <input
              id={id}
              name={`pieces-${position}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              value={text}
              aria-invalid={isInvalid ? true : undefined}
              aria-describedby={isInvalid ? errorId : undefined}
              onChange={(event) => onType({ ...typed, [position]: event.target.value })}
              className={cx(
                "h-11 w-16 rounded-sm border bg-paper px-2 text-right text-base tabular-nums",
                isInvalid ? "border-danger" : "border-hairline-strong",
              )}
            />
            {isInvalid ? (
              <p id={errorId} className="col-span-2 pt-1.5 text-xs text-danger">
                Enter a whole number from 1 to {max}.
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
