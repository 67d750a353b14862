import type { CustomerRecord, User } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { useSaveRecord } from "./use-save-record";

/** Blocks or unblocks a customer. A blocked customer can't sign in or order. */
export function BlockButton({ user, record }: { user: User; record: CustomerRecord }) {
  const [isConfirming, setConfirming] = useState(false);
  const save = useSaveRecord(user, record);
  const isBlocked = record.blockedAt !== null;
  const set = (next: boolean) =>
    save.mutate({ note: record.note, isBlocked: next }, { onSettled: () => setConfirming(false) });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={save.isPending}
        onClick={() => (isBlocked ? set(false) : setConfirming(true))}
      >
        {isBlocked ? "Unblock" : "Block…"}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={`Block ${user.userName}?`}
        confirmLabel="Block"
        busy={save.isPending}
        onConfirm={() => set(true)}
        onCancel={() => setConfirming(false)}
      >
        They're signed out everywhere and can't sign in or order until you unblock them. Open orders aren't
        affected.
      </ConfirmDialog>
    </>
  );
}
