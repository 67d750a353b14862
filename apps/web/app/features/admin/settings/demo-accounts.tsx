import { ApiError } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

const LAST_ADMIN = "Create an Admin account of your own first. Then delete the demo accounts.";
const FAILED = "The demo accounts couldn't be deleted. Please try again.";

/** Warns about demo accounts with published passwords and deletes them. */
export function DemoAccounts() {
  const can = useOwnPermissions();
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: queryKeys.demoAccounts,
    queryFn: async ({ signal }) => (await api("listDemoAccounts", { signal })).data,
    enabled: can("customers.write") && can("staff.write"),
  });
  const emails = data?.emails ?? [];
  if (emails.length === 0) return null;

  const remove = async () => {
    setBusy(true);
    try {
      await api("deleteDemoAccounts", {});
      showToast("Demo accounts deleted");
      await queryClient.invalidateQueries({ queryKey: queryKeys.demoAccounts });
    } catch (error) {
      showToast(
        error instanceof ApiError && error.problem?.code === "last_admin" ? LAST_ADMIN : FAILED,
        "alert",
      );
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  };
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mb-10 max-w-4xl border border-danger bg-danger-wash p-5 text-sm"
    >
      <h2 id="demo-accounts" className="pb-1 text-lg">
        Demo passwords are public
      </h2>
      <p className="max-w-prose">
        Anyone who can open the shop can sign in as {emails.join(" or ")}. Delete the demo accounts before you
        sell.
      </p>
      <Button size="sm" variant="danger" className="mt-4" onClick={() => setConfirming(true)}>
        Delete demo accounts
      </Button>
      <ConfirmDialog
        open={isConfirming}
        busy={busy}
        question="Delete the demo accounts?"
        confirmLabel="Delete"
        onConfirm={() => void remove()}
        onCancel={() => setConfirming(false)}
      >
        {emails.join(" and ")} can't sign in afterwards. Their orders stay.
      </ConfirmDialog>
    </section>
  );
}
