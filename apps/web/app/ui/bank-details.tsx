import { CopyButton } from "./copy-button";

type BankDetail = { term: string; value: string; copied?: string };

/** What is typed into the form of a bank; what has a text to copy gets a button for it. */
export function BankDetails({ entries }: { entries: readonly BankDetail[] }) {
  return (
    <dl className="grid gap-3 border-l-2 border-clay pl-4 text-sm">
      {entries
        .filter(({ value }) => value)
        .map(({ term, value, copied }) => (
          <div key={term} className="flex items-end justify-between gap-4">
            <div className="min-w-0">
              <dt className="text-xs text-ink-soft">{term}</dt>
              <dd className="break-words text-ink tabular-nums">{value}</dd>
            </div>
            {copied ? <CopyButton text={copied} label={`Copy ${term.toLowerCase()}`} /> : null}
          </div>
        ))}
    </dl>
  );
}
