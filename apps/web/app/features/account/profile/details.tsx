type DetailsProps = { entries: { term: string; value: string }[] };

/** Pairs of term and value; an empty value shows a dash. */
export function Details({ entries }: DetailsProps) {
  return (
    <dl className="grid gap-4">
      {entries.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
