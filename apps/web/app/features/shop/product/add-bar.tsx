import { formatPrice } from "@larkwood/domain";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

const PLACE = "add-bar";

/** Where the bar stands: last on the page, at the lower edge of the window until the footer comes. */
export function AddBarSlot() {
  return <div id={PLACE} className="sticky bottom-0 z-20 lg:hidden print:hidden" />;
}

type AddBarProps = {
  name: string;
  words?: string | undefined;
  price: number;
  /** How many of it the button adds. */
  pieces: number;
  children: ReactNode;
};

/** Name, price and button once more, for a phone whose ADD TO CART was scrolled past. Low windows have no room for it. */
export function AddBar({ name, words, price, pieces, children }: AddBarProps) {
  const place = document.getElementById(PLACE);
  if (!place) return null;
  return createPortal(
    <div
      data-add-bar
      className="hidden items-center justify-between gap-4 border-t border-hairline bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] [@media(min-height:30rem)]:flex"
    >
      <p className="min-w-0 text-sm">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-ink-soft tabular-nums">
          {pieces > 1 ? `${pieces} × ` : ""}
          {formatPrice(price)}
          {words ? ` · ${words}` : ""}
        </span>
      </p>
      {children}
    </div>,
    place,
  );
}
