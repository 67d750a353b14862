import { MAX_REPORT_ROWS } from "@larkwood/contract";
import type { DayRange } from "@larkwood/domain";

/** Sums of one row, before they are turned into figures. */
type Sums<S> = { [K in keyof S]: number };

export interface Group<S extends Sums<S>> {
  key: string;
  label: string;
  sums: S;
}

interface Layout<S extends Sums<S>, Figures> {
  zero: S;
  toFigures: (sums: S) => Figures;
}

type Compared<Figures> = Figures & { before: Figures | null };
export type Row<Figures> = { key: string | null; label: string; to?: string } & Compared<Figures>;

/** Adds sums by their names. */
export function addSums<S extends Sums<S>>(zero: S, all: readonly S[]): S {
  const sum = { ...zero };
  for (const one of all)
    for (const name of Object.keys(zero) as (keyof S)[]) sum[name] = (sum[name] + one[name]) as S[keyof S];
  return sum;
}

/** A row with the figures of a period and of the one that it is compared with. */
export const compareSums = <S extends Sums<S>, Figures>(
  { toFigures }: Pick<Layout<S, Figures>, "toFigures">,
  now: S,
  before: S | null,
): Compared<Figures> => ({ ...toFigures(now), before: before && toFigures(before) });

/** One row for each part of the period, beside the part of the compared period with the same place. */
export function timeRows<S extends Sums<S>, Figures>(
  layout: Layout<S, Figures>,
  parts: readonly DayRange[],
  now: ReadonlyMap<number, S>,
  before: ReadonlyMap<number, S> | null,
): Row<Figures>[] {
  return parts.map(({ from, to }, index) => ({
    key: from,
    label: from,
    to,
    ...compareSums(layout, now.get(index) ?? layout.zero, before && (before.get(index) ?? layout.zero)),
  }));
}

interface GroupOptions<S> {
  /** The largest row comes first. */
  weigh: (sums: S) => number;
  maxRows?: number;
}

/** One row for each group of either period. Groups beyond the maximum are added up in one row. */
export function groupRows<S extends Sums<S>, Figures>(
  layout: Layout<S, Figures>,
  now: readonly Group<S>[],
  before: readonly Group<S>[] | null,
  { weigh, maxRows = MAX_REPORT_ROWS }: GroupOptions<S>,
): Row<Figures>[] {
  const earlier = new Map(before?.map((group) => [group.key, group]));
  const seen = new Set(now.map(({ key }) => key));
  const gone = [...earlier.values()].filter(({ key }) => !seen.has(key));
  const all = [
    ...now.map((group) => ({ ...group, before: before && (earlier.get(group.key)?.sums ?? layout.zero) })),
    ...gone.map(({ sums, ...group }) => ({ ...group, sums: layout.zero, before: sums as S | null })),
  ].sort((one, other) => weigh(other.sums) - weigh(one.sums) || (one.label < other.label ? -1 : 1));
  const rows = all
    .slice(0, maxRows)
    .map(({ key, label, sums, before: past }) => ({ key, label, ...compareSums(layout, sums, past) }));
  const others = all.slice(maxRows);
  if (others.length === 0) return rows;
  const sum = addSums(
    layout.zero,
    others.map(({ sums }) => sums),
  );
  const past =
    before &&
    addSums(
      layout.zero,
      others.flatMap((one) => one.before ?? []),
    );
  return [...rows, { key: null, label: "All others", ...compareSums(layout, sum, past) }];
}
