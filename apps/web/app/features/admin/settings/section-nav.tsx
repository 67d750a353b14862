import { cx } from "~/ui/cx";
import { useCurrentSection } from "./use-current-section";

type Entry = { id: string; label: string; isDirty: boolean };

/** Sticky navigation of the settings page; marks sections with unsaved changes. */
export function SectionNav({ entries }: { entries: readonly Entry[] }) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav aria-label="Sections" className="sticky top-24 h-fit text-sm">
      <ul className="border-l border-hairline">
        {entries.map(({ id, label, isDirty }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? "location" : undefined}
              className={cx(
                "-ml-px flex min-h-10 items-center justify-between gap-2 border-l-2 py-1.5 pl-4 transition-colors hover:text-ink",
                current === id ? "border-clay text-ink" : "border-transparent text-ink-soft",
              )}
            >
              {label}
              {isDirty ? (
                <span className="size-2 shrink-0 rounded-full bg-clay">
                  <span className="sr-only">not saved yet</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
