import { formatDate } from "@larkwood/domain";

/** `05 Nov 2026` from an ISO moment, in local time. */
export function formatDay(moment: string): string {
  return formatDate(new Date(moment));
}

/** `05 Nov 2026, 09:30` from an ISO moment, in local time. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${formatDate(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
