import type { ReportComparison, ReportPeriod, TimeUnit } from "@larkwood/contract";

const DAY_MS = 86_400_000;

/** First and last day of a period. */
export interface DayRange {
  from: string;
  to: string;
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

export const addDays = (day: string, count: number) => toDay(toTime(day) + count * DAY_MS);

/** Adds months; a day that the month lacks becomes its last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** The number of days from the first to the last one. */
export const countDays = ({ from, to }: DayRange) => Math.round((toTime(to) - toTime(from)) / DAY_MS) + 1;

/** The days of a period by its name. */
export function namedPeriod(name: ReportPeriod, today: string): DayRange {
  const month = monthStart(today);
  const year = `${today.slice(0, 4)}-01-01`;
  const periods: Record<ReportPeriod, DayRange> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    "7days": { from: addDays(today, -6), to: today },
    "30days": { from: addDays(today, -29), to: today },
    month: { from: month, to: today },
    "last-month": { from: addMonths(month, -1), to: addDays(month, -1) },
    year: { from: year, to: today },
    "last-year": { from: addMonths(year, -12), to: addDays(year, -1) },
  };
  return periods[name];
}

/** The period that a period is compared with. Whole months are compared with whole months. */
export function comparedPeriod({ from, to }: DayRange, comparison: ReportComparison): DayRange {
  const after = addDays(to, 1);
  const isWholeMonths = from === monthStart(from) && after === monthStart(after);
  const ofMonths = (count: number) =>
    isWholeMonths
      ? { from: addMonths(from, -count), to: addDays(addMonths(after, -count), -1) }
      : { from: addMonths(from, -count), to: addMonths(to, -count) };
  if (comparison === "year") return ofMonths(12);
  if (isWholeMonths) return ofMonths(monthsBetween(from, after));
  return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) };
}

function monthsBetween(first: string, last: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(last) - months(first);
}

/** Splits a period into days, weeks from Monday or calendar months. The first and last one may be shorter. */
export function splitPeriod({ from, to }: DayRange, unit: TimeUnit): DayRange[] {
  const parts: DayRange[] = [];
  for (let first = from; first <= to; ) {
    const next = nextStart(first, unit);
    parts.push({ from: first, to: next > to ? to : addDays(next, -1) });
    first = next;
  }
  return parts;
}

function nextStart(day: string, unit: TimeUnit): string {
  if (unit === "day") return addDays(day, 1);
  if (unit === "month") return addMonths(monthStart(day), 1);
  const daysSinceMonday = (new Date(toTime(day)).getUTCDay() + 6) % 7;
  return addDays(day, 7 - daysSinceMonday);
}
