import { deliveryWindow, formatDate } from "@larkwood/domain";
import { useHydrated } from "~/ui/use-hydrated";

/** The delivery dates. They depend on the visitor's clock, so the server renders a blank. */
export function DeliveryNote() {
  const hydrated = useHydrated();
  const { from, to } = deliveryWindow(new Date());
  return (
    <span className="inline-block min-h-[1lh] tabular-nums">
      {hydrated ? `${formatDate(from)} – ${formatDate(to)}` : "\u00a0"}
    </span>
  );
}
