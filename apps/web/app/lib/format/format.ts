import { formatDate } from "@larkwood/domain";

/** `05 Nov 2026` from an ISO moment, in local time. */
export function formatDay(moment: string): string {
  return formatDate(new Date(moment));
}

const BYTE_UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** `1.2 GB` from a number of bytes. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), BYTE_UNITS.length - 1);
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${BYTE_UNITS[power]}`;
}

/** `05 Nov 2026, 09:30` from an ISO moment, in local time. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${formatDate(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
