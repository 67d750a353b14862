import { formatDate } from "@larkwood/domain";
import { dayIn } from "../../../core/calendar";
import { deliveryDays } from "../../../core/delivery-days";
import type { SenderProfile } from "./mail-content";

/** `05 Nov 2026`: the date in the shop's time zone. */
export function dayText(moment: Date, { timeZone }: Pick<SenderProfile, "timeZone">): string {
  return formatDay(dayIn(moment, timeZone));
}

// Without a zone the text is parsed as local time and formatted as local time again.
const formatDay = (day: string) => formatDate(new Date(`${day}T12:00`));

/** First and last day of delivery; a chosen delivery method has its own range. */
export function deliveryText(
  placed: Date,
  sender: Pick<SenderProfile, "timeZone">,
  method?: { fromDays: number; toDays: number },
): string {
  const { from, to } = deliveryDays(placed, sender.timeZone, method);
  return `${formatDay(from)} – ${formatDay(to)}`;
}
