import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { SectionLoadError } from "./section-load-error";

/** Active sessions of a user, with a button to end all of them. */
export function CustomerSessions({ id, mayEnd }: { id: string; mayEnd: boolean }) {
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const {
    data: sessions,
    isError,
    refetch,
  } = useQuery({
    queryKey: queryKeys.userSessions(id),
    queryFn: async ({ signal }) => (await api("listUserSessions", { params: { id }, signal })).data,
  });
  const endAll = async () => {
    setConfirming(false);
    try {
      await api("endUserSessions", { params: { id } });
      showToast("Signed out on every device");
    } catch {
      showToast("The devices couldn't be signed out. Please try again.", "alert");
    }
    await client.invalidateQueries({ queryKey: queryKeys.userSessions(id) });
  };
  return (
    <section aria-labelledby="customer-sessions" className="pt-10">
      <div className="flex items-center justify-between gap-4 pb-3">
        <h2 id="customer-sessions" className="text-xl">
          Sessions
        </h2>
        {mayEnd ? (
          <Button
            variant="quiet"
            size="sm"
            disabled={!sessions || sessions.length === 0}
            onClick={() => setConfirming(true)}
          >
            Sign out everywhere
          </Button>
        ) : null}
      </div>
      {isError && !sessions ? <SectionLoadError what="The sessions" onRetry={() => void refetch()} /> : null}
      {sessions?.length === 0 ? <p className="text-sm text-ink-soft">Not signed in anywhere.</p> : null}
      <ul>
        {sessions?.map((session) => (
          <li
            key={session.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-hairline py-2.5 text-sm"
          >
            <span className="truncate" title={session.device}>
              {session.device}
              {session.current ? " (this device)" : ""}
            </span>
            <span className="text-ink-soft tabular-nums">
              {session.address}, last seen {formatMoment(session.lastSeenAt)}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isConfirming}
        question="Sign this user out on every device?"
        confirmLabel="Sign out everywhere"
        onConfirm={() => void endAll()}
        onCancel={() => setConfirming(false)}
      />
    </section>
  );
}
