interface DaySums {
  incomeCents: number;
  refundCents: number;
  /** Orders that were placed, except cancelled and returned ones. */
  orders: number;
  orderedCents: number;
}
export type Days = ReadonlyMap<string, DaySums>;

/** Sums of past days. Adding them up again takes longer with every order. */
export interface MoneyCache {
  current: {
    timeZone: string;
    days: Days;
    /** The last day that is cached. */
    lastDay: string;
    /** When all days were read, in milliseconds. */
    readAt: number;
    /** Time of the database when changes were last looked for. */
    checkedAt: string;
  } | null;
}
