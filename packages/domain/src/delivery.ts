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

const partsOf = (day: string) => {
  const [year = "", month = "", date = ""] = day.split("-");
  return { year, month: MONTHS[Number(month) - 1] ?? "", date: String(Number(date)) };
};

/** Days such as `2026-11-21` as `21–25 Nov`, `28 Nov – 2 Dec` or, across the years, `30 Dec 2026 – 2 Jan 2027`. */
export function dayRangeText(from: string, to = from): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.year !== last.year)
    return [first, last].map(({ year, month, date }) => `${date} ${month} ${year}`).join(" – ");
  if (first.month !== last.month) return `${first.date} ${first.month} – ${last.date} ${last.month}`;
  return `${first.date === last.date ? "" : `${first.date}–`}${last.date} ${last.month}`;
}

/** `21 Nov 2026 – 25 Nov 2026`: days such as `2026-11-21` as orders show them. */
export function deliveryDatesText({ from, to }: { from: string; to: string }): string {
  // Without a zone the text is parsed as local time and formatted as local time again.
  return [from, to].map((day) => formatDate(new Date(`${day}T12:00`))).join(" – ");
}
