import { DELIVERY_DAYS } from "@larkwood/contract";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

interface DeliveryDays {
  fromDays: number;
  toDays: number;
}

const DEFAULT_DAYS: DeliveryDays = { fromDays: 0, toDays: DELIVERY_DAYS };

/** First and last day of delivery in local time, by default for any delivery option. */
export function deliveryWindow(now: Date, { fromDays, toDays } = DEFAULT_DAYS): { from: Date; to: Date } {
  const inDays = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return { from: inDays(fromDays), to: inDays(toDays) };
}

/** `05 Nov 2026`, in local time. */
export function formatDate(date: Date): string {
  return `${String(date.getDate()).padStart(2, "0")} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
}
