import { useCurrentSection } from "~/features/admin/shared/use-current-section";
import { cx } from "~/ui/cx";

type Entry = { id: string; label: string; isDirty: boolean };

type SectionNavProps = {
  entries: readonly Entry[];
  /** Where it stays while the page scrolls. */
  className?: string;
};

/** Sticky navigation of a page with sections; marks those with unsaved changes. */
export function SectionNav({ entries, className = "top-24" }: SectionNavProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav aria-label="Sections" className={cx("sticky h-fit text-sm", className)}>
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
