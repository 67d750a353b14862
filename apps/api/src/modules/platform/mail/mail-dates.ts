import { DELIVERY_DAYS } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { dayIn } from "../../../core/calendar";
import type { SenderProfile } from "./mail-content";

/** `05 Nov 2026`: the date in the shop's time zone. */
export function dayText(moment: Date, { timeZone }: Pick<SenderProfile, "timeZone">): string {
  // Without a zone the text is parsed as local time and formatted as local time again.
  return formatDate(new Date(`${dayIn(moment, timeZone)}T12:00`));
}

/** First and last day of delivery; a chosen delivery method has its own range. */
export function deliveryText(
  placed: Date,
  sender: Pick<SenderProfile, "timeZone">,
  { fromDays, toDays } = { fromDays: 0, toDays: DELIVERY_DAYS },
): string {
  const inDays = (days: number) => dayText(new Date(placed.getTime() + days * 86_400_000), sender);
  return `${inDays(fromDays)} – ${inDays(toDays)}`;
}
