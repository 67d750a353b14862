import type { ReactNode } from "react";

type QuantityLineProps = {
  name: string;
  price: string;
  value: number;
  onChange: (quantity: number) => void;
  /** Additional fields of the line, such as the variant. */
  children?: ReactNode;
};

const MAX_QUANTITY = 1_000;
const clampQuantity = (count: number) =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), MAX_QUANTITY) : 0;

/** An order line with an editable quantity; 0 removes the line. */
export function QuantityLine({ name, price, value, onChange, children }: QuantityLineProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-b border-hairline py-2">
      <div className="min-w-0 break-words">
        {name}
        <span className="block text-ink-soft">{price}</span>
        {children}
      </div>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_QUANTITY}
        aria-label={`Quantity of ${name}`}
        value={value}
        onChange={(event) => onChange(clampQuantity(event.target.valueAsNumber))}
        className="h-10 w-20 shrink-0 rounded-sm border border-hairline-strong bg-paper px-2 text-right tabular-nums"
      />
    </li>
  );
}
