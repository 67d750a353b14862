import type { OrderPayments } from "@larkwood/contract";
import { formatSum } from "~/lib/format/money";
import type { LineQuantities } from "./refund-amount";

type RefundLinesProps = {
  payments: OrderPayments;
  quantities: LineQuantities;
  onChange: (quantities: LineQuantities) => void;
};

const clampQuantity = (count: number, max: number) =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), max) : 0;

/** Order lines with the quantity to refund. */
export function RefundLines({ payments, quantities, onChange }: RefundLinesProps) {
  return (
    <ul className="border-t border-hairline">
      {payments.lines.map(({ position, name, quantity, refunded, amount }) => {
        const left = quantity - refunded;
        return (
          <li
            key={position}
            className="flex items-center justify-between gap-4 border-b border-hairline py-2"
          >
            <span className="min-w-0 break-words">
              {name}
              <span className="block text-ink-soft">
                {quantity} for {formatSum(amount)}
                {refunded > 0 ? `, ${refunded} refunded` : ""}
              </span>
            </span>
            {left > 0 ? (
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                aria-label={`Quantity of ${name}`}
                value={quantities[position] ?? 0}
                onChange={(event) =>
                  onChange({ ...quantities, [position]: clampQuantity(event.target.valueAsNumber, left) })
                }
                className="h-10 w-20 shrink-0 rounded-sm border border-hairline-strong bg-paper px-2 text-right tabular-nums"
              />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
