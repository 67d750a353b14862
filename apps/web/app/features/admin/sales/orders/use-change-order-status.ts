import type { OrderStatus } from "@larkwood/contract";
import { canUndo, statusBadge } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { inBatches } from "~/features/admin/shared/in-batches";
import { useClickCooldown } from "~/features/admin/shared/use-click-cooldown";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";
import type { ParcelsByOrder } from "./ship-orders-dialog";

// Limit of the endpoint.
const BATCH_SIZE = 100;

type StatusChange = { ids: readonly string[]; status: OrderStatus; parcels?: ParcelsByOrder | undefined };
type Refused = { id: string; reason: string };

const orderCountText = (count: number) =>
  count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`;

/** Changes the status of orders, reports refused ones, and offers undo for ten seconds. */
export function useChangeOrderStatus() {
  const queryClient = useQueryClient();
  const recent = useClickCooldown();
  const refresh = () => {
    for (const queryKey of [queryKeys.orders, queryKeys.payments, ["dashboard"]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  const showRefused = (refused: readonly Refused[]) => {
    if (refused.length > 0)
      showToast(`Couldn't update ${orderCountText(refused.length)}: ${refused[0]?.reason}.`, "alert");
  };

  const undo = useMutation({
    mutationFn: ({ ids, status }: StatusChange) =>
      inBatches(
        ids,
        BATCH_SIZE,
        async (batch) => (await api("undoStatusChanges", { body: { ids: batch, status } })).data,
      ),
    onSuccess: (replies) => {
      const undone = replies.flatMap((reply) => reply.undone);
      recent.remove(undone);
      if (undone.length > 0) showToast(`${orderCountText(undone.length)} restored.`);
      showRefused(replies.flatMap((reply) => reply.refused));
    },
    onError: () => showToast("The change couldn't be undone. Please try again.", "alert"),
    onSettled: refresh,
  });

  const change = useMutation({
    mutationFn: ({ ids, status, parcels }: StatusChange) =>
      inBatches(
        ids,
        BATCH_SIZE,
        async (batch) => (await api("changeOrderStatuses", { body: { ids: batch, status, parcels } })).data,
      ),
    // Before the reply, so that a double click does not hit the next button.
    onMutate: ({ ids }) => recent.add(ids),
    onSuccess: (replies, { status }) => {
      const changed = replies.flatMap((reply) => reply.moved);
      recent.remove(replies.flatMap((reply) => reply.refused.map(({ id }) => id)));
      if (changed.length > 0) {
        const undoAction = { label: "Undo", act: () => undo.mutate({ ids: changed, status }) };
        const text = `${orderCountText(changed.length)} marked as ${statusBadge(status).text.toLowerCase()}.`;
        showToast(text, "status", canUndo(status) ? undoAction : undefined);
      }
      showRefused(replies.flatMap((reply) => reply.refused));
    },
    onError: (_error, { ids }) => {
      recent.remove(ids);
      showToast("The orders couldn't be updated. Please try again.", "alert");
    },
    onSettled: refresh,
  });

  return { changeStatus: change.mutate, isChanging: change.isPending, wasJustChanged: recent.has };
}
