import type { OrderStatus } from "@larkwood/contract";
import { canUndo, statusBadge } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { inBatches } from "~/features/admin/shared/in-batches";
import { useClickCooldown } from "~/features/admin/shared/use-click-cooldown";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

// As many as the call takes.
const BATCH = 100;

type Move = { ids: readonly string[]; status: OrderStatus };
type Refused = { id: string; reason: string };

const counted = (count: number) => (count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`);

/** The same step for one or several orders; what could not be moved is said, and for ten seconds it can be taken back. */
export function useChangeOrderStatus() {
  const queryClient = useQueryClient();
  const recent = useClickCooldown();
  const refresh = () => {
    for (const queryKey of [queryKeys.orders, queryKeys.payments, ["dashboard"]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  const sayRefused = (refused: readonly Refused[]) => {
    if (refused.length > 0)
      showToast(`Couldn't update ${counted(refused.length)}: ${refused[0]?.reason}.`, "alert");
  };

  const undo = useMutation({
    mutationFn: ({ ids, status }: Move) =>
      inBatches(
        ids,
        BATCH,
        async (batch) => (await api("undoStatusChanges", { body: { ids: batch, status } })).data,
      ),
    onSuccess: (replies) => {
      const undone = replies.flatMap((reply) => reply.undone);
      recent.remove(undone);
      if (undone.length > 0) showToast(`${counted(undone.length)} restored.`);
      sayRefused(replies.flatMap((reply) => reply.refused));
    },
    onError: () => showToast("The change couldn't be undone. Please try again.", "alert"),
    onSettled: refresh,
  });

  const move = useMutation({
    mutationFn: ({ ids, status }: Move) =>
      inBatches(
        ids,
        BATCH,
        async (batch) => (await api("changeOrderStatuses", { body: { ids: batch, status } })).data,
      ),
    // Before the reply: a second click on the same spot must not meet the button again.
    onMutate: ({ ids }) => recent.add(ids),
    onSuccess: (replies, { status }) => {
      const moved = replies.flatMap((reply) => reply.moved);
      recent.remove(replies.flatMap((reply) => reply.refused.map(({ id }) => id)));
      if (moved.length > 0) {
        const deed = { label: "Undo", act: () => undo.mutate({ ids: moved, status }) };
        const text = `${counted(moved.length)} marked as ${statusBadge(status).text.toLowerCase()}.`;
        showToast(text, "status", canUndo(status) ? deed : undefined);
      }
      sayRefused(replies.flatMap((reply) => reply.refused));
    },
    onError: (_error, { ids }) => {
      recent.remove(ids);
      showToast("The orders couldn't be updated. Please try again.", "alert");
    },
    onSettled: refresh,
  });

  return { move: move.mutate, isMoving: move.isPending, wasJustMoved: recent.has };
}
