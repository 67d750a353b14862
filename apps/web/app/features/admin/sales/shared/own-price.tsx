import { useId } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";
import { readOwnPrice } from "./read-sum";

type OwnPriceProps = { name: string; value: string; onChange: (text: string) => void };

/** Another price for one line of an order; empty for the price above it. */
export function OwnPrice({ name, value, onChange }: OwnPriceProps) {
  const can = useOwnPermissions();
  const { currency } = useShop();
  const id = useId();
  if (!can("coupons.write")) return null;
  const isWrong = readOwnPrice(value) === null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
      <label htmlFor={id} className="text-ink-soft">
        Own price<span className="sr-only"> of {name}</span> ({currency})
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          "h-10 w-24 rounded-sm border bg-paper px-2 text-right tabular-nums",
          isWrong ? "border-danger" : "border-hairline-strong",
        )}
      />
      {isWrong ? (
        <span id={`${id}-error`} className="text-danger">
          Enter an amount, for example 25.00
        </span>
      ) : null}
    </span>
  );
}
