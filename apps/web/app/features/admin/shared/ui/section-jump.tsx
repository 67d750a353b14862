import { useCurrentSection } from "~/features/admin/shared/use-current-section";

type SectionJumpProps = { entries: readonly { id: string; label: string; isDirty: boolean }[] };

/** Chooses a section of a page where there is no room for its navigation. Sections with unsaved changes have a mark. */
export function SectionJump({ entries }: SectionJumpProps) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <select
      aria-label="Go to section"
      value={current}
      onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
      className="h-10 min-w-0 border-b border-hairline-strong bg-transparent pr-2 text-sm hover:border-ink"
    >
      {entries.map(({ id, label, isDirty }) => (
        <option key={id} value={id}>
          {isDirty ? `${label} •` : label}
        </option>
      ))}
    </select>
  );
}
