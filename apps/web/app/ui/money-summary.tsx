import type { SumRow } from "@larkwood/domain";

export function MoneyRow({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="min-w-0 break-words">{term}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}

/** Subtotal, discount, shipping, tax and total. */
export function MoneySummary({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {rows.map(({ kind, term, value }) =>
        kind === "total" ? (
          <div
            key={term}
            className="mt-2 flex items-baseline justify-between gap-6 border-t border-hairline pt-5 text-lg"
          >
            <dt>{term}</dt>
            <dd className="font-serif text-xl tabular-nums">{value}</dd>
          </div>
        ) : (
          <MoneyRow key={term} term={term} value={value} />
        ),
      )}
    </dl>
  );
}
