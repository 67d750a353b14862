import { type ReactNode, useId } from "react";

/** A titled, framed section of the health page. */
export function HealthSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border border-hairline bg-white/50 p-5">
      <h2 id={id} className="pb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
