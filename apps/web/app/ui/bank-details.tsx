import { CopyButton } from "./copy-button";

type BankDetail = { term: string; value: string; copied?: string };

// Abbreviations such as IBAN stay in capitals.
const copyLabel = (term: string) => `Copy ${term.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`;

/** Details for a bank transfer; entries with a text to copy get a copy button. */
export function BankDetails({ entries }: { entries: readonly BankDetail[] }) {
  return (
    <dl className="grid max-w-md gap-3 border-l-2 border-clay pl-4 text-sm">
      {entries
        .filter(({ value }) => value)
        .map(({ term, value, copied }) => (
          <div key={term}>
            <dt className="text-xs text-ink-soft">{term}</dt>
            <dd className="flex items-baseline justify-between gap-4 text-ink tabular-nums">
              <span className="min-w-0 break-words">{value}</span>
              {copied ? <CopyButton text={copied} label={copyLabel(term)} /> : null}
            </dd>
          </div>
        ))}
    </dl>
  );
}
