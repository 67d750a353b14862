import { DELIVERY_DAYS } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { dayIn } from "../../../core/calendar";
import type { SenderProfile } from "./mail-content";

/** `05 Nov 2026`: the day of a moment where the shop is. */
export function dayText(moment: Date, { timeZone }: Pick<SenderProfile, "timeZone">): string {
  // Without a zone of its own the text is read as local time, and written as such again.
  return formatDate(new Date(`${dayIn(moment, timeZone)}T12:00`));
}

/** First and last day of delivery for an order of that moment; a way that was chosen has days of its own. */
export function deliveryText(
  placed: Date,
  sender: Pick<SenderProfile, "timeZone">,
  { fromDays, toDays } = { fromDays: 0, toDays: DELIVERY_DAYS },
): string {
  const inDays = (days: number) => dayText(new Date(placed.getTime() + days * 86_400_000), sender);
  return `${inDays(fromDays)} – ${inDays(toDays)}`;
}
