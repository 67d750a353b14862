import type { CustomerRecord, User } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSaveRecord } from "./use-save-record";

/** Keeps a customer from signing in and ordering, or lets them again. */
export function BlockButton({ user, record }: { user: User; record: CustomerRecord }) {
  const [asking, setAsking] = useState(false);
  const save = useSaveRecord(user, record);
  const isBlocked = record.blockedAt !== null;
  const set = (next: boolean) =>
    save.mutate({ note: record.note, isBlocked: next }, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={save.isPending}
        onClick={() => (isBlocked ? set(false) : setAsking(true))}
      >
        {isBlocked ? "Unblock" : "Block…"}
      </Button>
      <ConfirmDialog
        open={asking}
        question={`Block ${user.userName}?`}
        confirmLabel="Block"
        busy={save.isPending}
        onConfirm={() => set(true)}
        onCancel={() => setAsking(false)}
      >
        They're signed out everywhere and can't sign in or order until you unblock them. Open orders aren't
        affected.
      </ConfirmDialog>
    </>
  );
}
