import { ApiError, type User } from "@larkwood/contract";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

const NOT_ENABLED = "This account doesn't use two-step verification.";
const FAILED = "Two-step verification couldn't be turned off. Please try again.";

/** Turns off two-step verification for another Admin who lost access. Admins change their own in the settings. */
export function CustomerSecondFactor({ user }: { user: Pick<User, "id" | "userName"> }) {
  const can = useOwnPermissions();
  const isMe = useSession((state) => state.userId) === user.id;
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  if (isMe || !can("staff.write")) return null;

  const reset = async () => {
    setBusy(true);
    try {
      await api("resetSecondFactor", { params: { id: user.id } });
      showToast("Two-step verification turned off");
    } catch (error) {
      showToast(error instanceof ApiError && error.status === 404 ? NOT_ENABLED : FAILED, "alert");
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  return (
    <section aria-labelledby="customer-second-factor" className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id="customer-second-factor" className="text-xl">
          Two-step verification
        </h2>
        <Button variant="quiet" size="sm" onClick={() => setConfirming(true)}>
          Turn off two-step verification
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        For a colleague who has lost their phone and recovery codes. We'll notify them by email.
      </p>
      <ConfirmDialog
        open={isConfirming}
        busy={busy}
        question={`Turn off two-step verification for ${user.userName}?`}
        confirmLabel="Turn off"
        onConfirm={() => void reset()}
        onCancel={() => setConfirming(false)}
      >
        Only a password will protect this account. Make sure the request comes from them.
      </ConfirmDialog>
    </section>
  );
}
