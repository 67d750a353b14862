import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { formatPrice } from "~/lib/format/money";

const SLOT_ID = "add-bar";

/** Slot for the bar: last on the page, stuck to the bottom of the window above the footer. As tall as the bar, which would move the footer. */
export function AddBarSlot() {
  return (
    <div
      id={SLOT_ID}
      className="pointer-events-none sticky bottom-0 z-20 [@media(min-height:30rem)]:min-h-[4.5625rem] lg:hidden print:hidden"
    />
  );
}

type AddBarProps = {
  name: string;
  variantName?: string | undefined;
  price: number;
  /** How many the button adds. */
  quantity: number;
  children: ReactNode;
};

/** Repeats name, price and ADD TO CART on phones after the main button is scrolled out of view. Hidden in low windows. */
export function AddBar({ name, variantName, price, quantity, children }: AddBarProps) {
  const slot = document.getElementById(SLOT_ID);
  if (!slot) return null;
  return createPortal(
    <div
      data-add-bar
      className="pointer-events-auto hidden items-center justify-between gap-4 border-t border-hairline bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(min-height:30rem)]:flex"
    >
      <p className="min-w-0 text-sm">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-ink-soft tabular-nums">
          {quantity > 1 ? `${quantity} × ` : ""}
          {formatPrice(price)}
          {variantName ? ` · ${variantName}` : ""}
        </span>
      </p>
      {children}
    </div>,
    slot,
  );
}
