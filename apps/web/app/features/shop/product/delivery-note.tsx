import { deliveryWindow, formatDate } from "@larkwood/domain";
import { useHydrated } from "~/ui/use-hydrated";

/** The days of delivery. Only the visitor's own clock knows today, so the server leaves the place empty. */
export function DeliveryNote() {
  const hydrated = useHydrated();
  const { from, to } = deliveryWindow(new Date());
  return (
    <span className="inline-block min-h-[1lh] tabular-nums">
      {hydrated ? `${formatDate(from)} – ${formatDate(to)}` : "\u00a0"}
    </span>
  );
}
