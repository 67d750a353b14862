type DetailsProps = { entries: { term: string; value: string }[] };

/** What is known, in pairs of term and value; what was never entered is a dash. */
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
