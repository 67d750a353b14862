/** Figures by name; a row also has other fields. */
type Figures = Readonly<Record<string, unknown>>;

/** A row of any report. */
export interface ReportRow extends Figures {
  readonly key: string | null;
  readonly label: string;
  readonly to?: string | undefined;
  readonly before: Figures | null;
}

/** Any report, as its page shows it. */
export interface ReportView {
  from?: string;
  to?: string;
  timeZone: string;
  compared?: { from: string; to: string } | null;
  by: string;
  rows: readonly ReportRow[];
  total: Figures & { before: Figures | null };
  delivery?: number;
}

export const numberOf = (figures: Figures | null, field: string): number => {
  const value = figures?.[field];
  return typeof value === "number" ? value : 0;
};
