import type { CustomerRecord, User } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { useSaveRecord } from "./use-save-record";

/** A note about a customer, for the office only. */
export function CustomerNote({ user, record }: { user: User; record: CustomerRecord }) {
  const [note, setNote] = useState(record.note);
  const save = useSaveRecord(user, record);
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ note, isBlocked: record.blockedAt !== null });
      }}
      className="grid max-w-prose gap-3 pt-4 text-sm"
    >
      <Textarea
        label="Note, for the office only"
        name="note"
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div>
        <Button type="submit" variant="outline" size="sm" disabled={note === record.note}>
          Save note
        </Button>
      </div>
    </Form>
  );
}
