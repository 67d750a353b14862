import { MAX_REPORT_DAYS, MAX_REPORT_ROWS, type ReportQuery, type TimeUnit } from "@larkwood/contract";
import { comparedPeriod, countDays, type DayRange, namedPeriod, splitPeriod } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { dayIn, endOfDay, startOfDay } from "../../../core/calendar";
import type { SalesContext } from "../context";
import type { TimeRange } from "../payments";

export type ReportContext = Pick<SalesContext, "replicas" | "clock"> & {
  settings: Pick<SalesContext["settings"], "current">;
};

/** The days of a report and of the period that it is compared with, in the shop's time zone. */
export interface ReportFrame {
  period: DayRange;
  compared: DayRange | null;
  timeZone: string;
  currency: string;
}

const invalid = (field: string, text: string) => new AppError("invalid_input", { errors: { [field]: text } });

/** Reads the period of a query. */
export function openReport(
  { from, to, period: name = "30days", compare }: ReportQuery,
  { settings, clock }: Pick<ReportContext, "settings" | "clock">,
): ReportFrame {
  const { timeZone, currency } = settings.current;
  if ((from === undefined) !== (to === undefined))
    throw invalid(from ? "to" : "from", "Enter the first and the last day");
  const period = from && to ? { from, to } : namedPeriod(name, dayIn(clock(), timeZone));
  if (period.from > period.to) throw invalid("to", "The last day must not be before the first day");
  if (countDays(period) > MAX_REPORT_DAYS)
    throw invalid("from", `A report covers at most ${MAX_REPORT_DAYS} days`);
  return { period, compared: compare ? comparedPeriod(period, compare) : null, timeZone, currency };
}

/** The rows of a report by time. */
export function splitTime(period: DayRange, unit: TimeUnit): DayRange[] {
  const parts = splitPeriod(period, unit);
  if (parts.length > MAX_REPORT_ROWS)
    throw invalid("by", `A report lists at most ${MAX_REPORT_ROWS} days. Choose weeks or months`);
  return parts;
}

/** From the start of the first day until the end of the last one. */
export const timesOf = ({ from, to }: DayRange, timeZone: string): TimeRange & { until: Date } => ({
  from: startOfDay(from, timeZone),
  until: new Date(endOfDay(to, timeZone).getTime() + 1),
});

export const startsOf = (parts: readonly DayRange[], timeZone: string) =>
  parts.map(({ from }) => startOfDay(from, timeZone).toISOString());

/** The fields that every report of a period has. */
export const frameFields = ({ period, compared, timeZone, currency }: ReportFrame) => ({
  ...period,
  timeZone,
  currency,
  compared,
});
