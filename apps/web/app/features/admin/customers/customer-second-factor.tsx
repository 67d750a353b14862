import { ApiError, type User } from "@larkwood/contract";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

const NONE = "This account has no second step.";
const FAILED = "The second step could not be turned off. Please try again.";

/** The way back in for a colleague who has lost phone and codes; one's own is turned off in the settings. */
export function CustomerSecondFactor({ user }: { user: User }) {
  const can = useOwnPermissions();
  const isMe = useSession((state) => state.userId) === user.id;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (user.role !== "Admin" || isMe || !can("staff.write")) return null;

  const reset = async () => {
    setBusy(true);
    try {
      await api("resetSecondFactor", { params: { id: user.id } });
      showToast("The second step was turned off");
    } catch (error) {
      showToast(error instanceof ApiError && error.status === 404 ? NONE : FAILED, "alert");
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <section aria-labelledby="customer-second-factor" className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id="customer-second-factor" className="text-xl">
          Second step
        </h2>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Turn off the second step
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        For a colleague who has lost their phone and their recovery codes. They are told by mail.
      </p>
      <ConfirmDialog
        open={asking}
        busy={busy}
        question={`Turn off the second step of ${user.userName}?`}
        confirmLabel="Turn off"
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        Only the password will guard this account then. Make sure that it is they who ask.
      </ConfirmDialog>
    </section>
  );
}
