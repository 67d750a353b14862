import { deliveryWindow, formatDate } from "@larkwood/domain";
import { useShop } from "~/lib/shop/shop";
import { useHydrated } from "~/ui/use-hydrated";

/** Shown as the delivery price until the address is known. */
export const AT_CHECKOUT = "Shown at checkout";

/** The delivery dates. They depend on the visitor's clock, so the server renders a blank. */
export function DeliveryNote() {
  const hydrated = useHydrated();
  const { deliveryPromise } = useShop();
  const { from, to } = deliveryWindow(new Date(), deliveryPromise ?? undefined);
  return (
    <span className="inline-block min-h-[1lh] tabular-nums">
      {hydrated ? `${formatDate(from)} – ${formatDate(to)}` : "\u00a0"}
    </span>
  );
}
