import { DELIVERY_DAYS } from "@larkwood/contract";
import { dayIn } from "./calendar";

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** First and last day of delivery (`2026-11-05`) in a time zone; a chosen shipping method has its own range. */
export function deliveryDays(
  placed: Date,
  timeZone: string,
  { fromDays, toDays } = { fromDays: 0, toDays: DELIVERY_DAYS },
): { from: string; to: string } {
  const today = dayIn(placed, timeZone);
  return { from: addDays(today, fromDays), to: addDays(today, toDays) };
}
