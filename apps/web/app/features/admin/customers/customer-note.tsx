import { type CustomerRecord, MAX_CUSTOMER_NOTE, type User } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { useSaveRecord } from "./use-save-record";

/** The typed note and the saved note it started from; null while unchanged. */
type Draft = { text: string; original: string } | null;

/** A staff-only note about a customer. Typed text is kept when the record changes. */
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
        maxLength={MAX_CUSTOMER_NOTE}
        className="[&_textarea]:h-24"
        value={note}
        onChange={({ target }) => setDraft({ text: target.value, original: draft?.original ?? record.note })}
      />
      <p role="status" className="break-words whitespace-pre-line text-ink-soft empty:hidden">
        {draft && isChanged && draft.original !== record.note
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
