import type { CustomerRecord, User } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { useSaveRecord } from "./use-save-record";

/** What is being typed, and what stood there when that began; null while nothing is. */
type Draft = { text: string; from: string } | null;

/** A note about a customer, for the office only. What is typed stays whatever else is saved meanwhile, here or by others. */
export function CustomerNote({ user, record }: { user: User; record: CustomerRecord }) {
  const [draft, setDraft] = useState<Draft>(null);
  const save = useSaveRecord(user, record);
  const note = draft?.text ?? record.note;
  const isChanged = note !== record.note;
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        const isBlocked = record.blockedAt !== null;
        save.mutate({ note, isBlocked }, { onSuccess: () => setDraft(null) });
      }}
      className="grid max-w-prose gap-3 pt-4 text-sm"
    >
      <Textarea
        label="Internal note"
        name="note"
        maxLength={2000}
        className="[&_textarea]:h-24"
        value={note}
        onChange={({ target }) => setDraft({ text: target.value, from: draft?.from ?? record.note })}
      />
      <p role="status" className="break-words whitespace-pre-line text-ink-soft empty:hidden">
        {draft && isChanged && draft.from !== record.note
          ? `A colleague changed this note to “${record.note}”. Saving replaces it.`
          : null}
      </p>
      <div>
        <Button type="submit" variant="outline" size="sm" disabled={!isChanged}>
          Save note
        </Button>
      </div>
    </Form>
  );
}
