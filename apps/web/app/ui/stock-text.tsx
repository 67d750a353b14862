import { type StockTone, stockDisplay } from "@larkwood/domain";
import { cx } from "./cx";

const tones: Record<StockTone, string> = {
  red: "text-danger",
  orange: "text-warning",
  green: "text-success",
};

/** A stock level as coloured text. */
export function StockText({ quantity, className }: { quantity: number; className?: string }) {
  const { text, tone } = stockDisplay(quantity);
  return (
    <span data-tone={tone} className={cx(tones[tone], className)}>
      {text}
    </span>
  );
}
