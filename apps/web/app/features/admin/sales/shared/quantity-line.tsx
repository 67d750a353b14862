import type { ReactNode } from "react";

type PieceCountProps = {
  name: string;
  price: string;
  value: number;
  onChange: (pieces: number) => void;
  /** What else is to be chosen of it. */
  children?: ReactNode;
};

const MOST = 1_000;
const within = (count: number) =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), MOST) : 0;

/** A line, and how many pieces of it there are to be; none takes it away. */
export function QuantityLine({ name, price, value, onChange, children }: PieceCountProps) {
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
        max={MOST}
        aria-label={`Quantity of ${name}`}
        value={value}
        onChange={(event) => onChange(within(event.target.valueAsNumber))}
        className="h-10 w-20 shrink-0 rounded-sm border border-hairline-strong bg-paper px-2 text-right tabular-nums"
      />
    </li>
  );
}
