import { and, type Column, type SQL, sql } from "drizzle-orm";

/** A range that includes both ends; null means no limit. */
export interface Range {
  min: number | null;
  max: number | null;
}

/** The range as an SQL condition. */
export const rangeCondition = (value: SQL | Column, { min, max }: Range): SQL | undefined =>
  and(min === null ? undefined : sql`${value} >= ${min}`, max === null ? undefined : sql`${value} <= ${max}`);

/** The range as a predicate. */
export function isWithin({ min, max }: Range): (value: number) => boolean {
  const [lower, upper] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  return (value) => value >= lower && value <= upper;
}
