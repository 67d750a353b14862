export const SLOT_ID = "add-bar";

/** Slot for the bar: last on the page, stuck to the bottom of the window above the footer. As tall as the bar, which would move the footer. */
export function AddBarSlot() {
  return (
    <div
      id={SLOT_ID}
      className="pointer-events-none sticky bottom-0 z-20 [@media(min-height:30rem)]:min-h-[4.5625rem] lg:hidden print:hidden"
    />
  );
}
