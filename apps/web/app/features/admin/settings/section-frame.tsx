import type { ReactNode } from "react";
import { EditConflict } from "~/features/admin/shared/ui/edit-conflict";
import { SaveRow } from "~/features/admin/shared/ui/save-row";
import { Form } from "~/ui/form";
import { type SectionId, sectionTexts } from "./section-texts";
import { getSetting } from "./setting-queries";
import { settingLabels, settingText } from "./setting-text";
import type { Section, SectionForm } from "./use-section";

type SectionFrameProps<N extends SectionForm> = {
  id: SectionId;
  section: Section<N>;
  /** Content below the form that is not saved with it. */
  below?: ReactNode;
  children: ReactNode;
};

/** One section of settings with its fields and save button. */
export function SectionFrame<N extends SectionForm>(props: SectionFrameProps<N>) {
  const { id, section, below, children } = props;
  const { title, text } = sectionTexts[id];
  const { isDirty, busy, theirs, base, form } = section;
  const mine: Record<string, unknown> = form.getValues();
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{text}</p>
      <Form busy={busy} onSubmit={section.submit} aria-label={title} className="mt-8">
        {theirs.length > 0 ? (
          <EditConflict
            changed={theirs.map(({ key, value }) => ({
              field: settingLabels[key],
              before: settingText(getSetting(base, key).value, key),
              now: settingText(value, key),
              mine: settingText(mine[key], key),
            }))}
            onTakeTheirs={section.discard}
            onKeepMine={() => void section.keepMine()}
          />
        ) : null}
        <div className="grid gap-9">{children}</div>
        <SaveRow busy={busy} isDirty={isDirty} onDiscard={section.discard} />
      </Form>
      {below}
    </section>
  );
}
