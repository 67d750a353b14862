import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { formatPrice } from "~/lib/format/money";
import { SLOT_ID } from "./add-bar-slot";

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
