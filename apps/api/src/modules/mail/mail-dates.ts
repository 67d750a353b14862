import { DELIVERY_DAYS } from "@larkwood/contract";
import { dayIn, formatDate } from "@larkwood/domain";
import type { House } from "./letter";

/** `05 Nov 2026`: the day of a moment where the shop is. */
export function dayText(moment: Date, { timeZone }: Pick<House, "timeZone">): string {
  // Without a zone of its own the text is read as local time, and written as such again.
  return formatDate(new Date(`${dayIn(moment, timeZone)}T12:00`));
}

/** First and last day of delivery for an order of that moment. */
export function deliveryText(placed: Date, house: Pick<House, "timeZone">): string {
  const last = new Date(placed.getTime() + DELIVERY_DAYS * 86_400_000);
  return `${dayText(placed, house)} – ${dayText(last, house)}`;
}
