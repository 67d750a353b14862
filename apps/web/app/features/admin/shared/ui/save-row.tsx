import { Button } from "~/ui/button";
import { SubmitButton } from "~/ui/form";

type SaveRowProps = { busy: boolean; isDirty: boolean; onDiscard: () => void };

/** Save and discard buttons of a form section, with its unsaved state. */
export function SaveRow({ busy, isDirty, onDiscard }: SaveRowProps) {
  return (
    <div className="mt-9 flex flex-wrap items-center gap-4">
      <SubmitButton busy={busy} disabled={!isDirty} className="w-36">
        SAVE
      </SubmitButton>
      {isDirty ? (
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      ) : null}
      <p role="status" className="text-sm text-ink-soft">
        {isDirty ? "Not saved yet" : ""}
      </p>
    </div>
  );
}
