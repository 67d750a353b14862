import { DELIVERY_DAYS } from "@larkwood/contract";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

interface DeliveryDays {
  fromDays: number;
  toDays: number;
}

const ANY_WAY: DeliveryDays = { fromDays: 0, toDays: DELIVERY_DAYS };

/** First and last day of delivery for a cart looked at now, in local time; a way that was chosen has days of its own. */
export function deliveryWindow(now: Date, { fromDays, toDays } = ANY_WAY): { from: Date; to: Date } {
  const inDays = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return { from: inDays(fromDays), to: inDays(toDays) };
}

/** `05 Nov 2026`, in local time. */
export function formatDate(date: Date): string {
  return `${String(date.getDate()).padStart(2, "0")} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}
