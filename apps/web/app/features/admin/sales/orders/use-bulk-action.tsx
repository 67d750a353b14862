import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { inBatches } from "~/features/admin/shared/in-batches";
import { useClickCooldown } from "~/features/admin/shared/use-click-cooldown";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";
import { BulkReportDialog } from "./bulk-report-dialog";

// Limit of the endpoints.
const BATCH_SIZE = 100;

type Refused = { id: string; reason: string };
export type ActionOrder = { id: string; number: number };

/** A change of several orders. Each order is changed completely or not at all. */
export type BulkAction = {
  orders: readonly ActionOrder[];
  /** The report, such as "3 orders confirmed." */
  doneText: (orders: string) => string;
  run: (ids: string[]) => Promise<{ moved: string[]; refused: Refused[] }>;
  /** Null if it moves stock or money in a way that can't be undone. */
  undo: ((ids: string[]) => Promise<{ undone: string[]; refused: Refused[] }>) | null;
};

type Report = { done: string[]; refused: Refused[] };

const NO_REPLY = "The shop didn't answer. Check this order.";
const NOT_SENT = "Not sent, because the shop didn't answer.";

const orderCountText = (count: number) =>
  count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`;

/** Runs bulk actions, reports refused orders, and offers undo for ten seconds. */
export function useBulkAction() {
  const queryClient = useQueryClient();
  const recent = useClickCooldown();
  const [refused, setRefused] = useState<{ action: BulkAction; report: Report } | null>(null);
  const refresh = () => {
    for (const queryKey of [queryKeys.orders, queryKeys.payments, queryKeys.dashboard]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  const undo = useMutation({
    mutationFn: async ({ action, ids }: { action: BulkAction; ids: readonly string[] }) => {
      const replies = await inBatches(ids, BATCH_SIZE, async (batch) => action.undo?.(batch));
      return {
        undone: replies.flatMap((reply) => reply?.undone ?? []),
        refused: replies.flatMap((reply) => reply?.refused ?? []),
      };
    },
    onSuccess: ({ undone, refused: kept }) => {
      recent.remove(undone);
      if (undone.length > 0) showToast(`${orderCountText(undone.length)} restored.`);
      if (kept.length > 0)
        showToast(`Couldn't restore ${orderCountText(kept.length)}: ${kept[0]?.reason}`, "alert");
    },
    onError: () => showToast("The change couldn't be undone. Please try again.", "alert"),
    onSettled: refresh,
  });

  const change = useMutation({
    mutationFn: async ({ orders, run }: BulkAction): Promise<Report> => {
      const ids = orders.map(({ id }) => id);
      let hasFailed = false;
      const replies = await inBatches(ids, BATCH_SIZE, async (batch): ReturnType<typeof run> => {
        if (hasFailed) return { moved: [], refused: batch.map((id) => ({ id, reason: NOT_SENT })) };
        try {
          return await run(batch);
        } catch (error) {
          if (batch[0] === ids[0]) throw error;
          // The batches before are done, so they are reported.
          hasFailed = true;
          return { moved: [], refused: batch.map((id) => ({ id, reason: NO_REPLY })) };
        }
      });
      return {
        done: replies.flatMap((reply) => reply.moved),
        refused: replies.flatMap((reply) => reply.refused),
      };
    },
    // Before the reply, so that a double click does not hit the next button.
    onMutate: ({ orders }) => recent.add(orders.map(({ id }) => id)),
    onSuccess: (report, action) => {
      recent.remove(report.refused.map(({ id }) => id));
      if (report.refused.length > 0) return setRefused({ action, report });
      const undoAction = { label: "Undo", act: () => undo.mutate({ action, ids: report.done }) };
      const text = action.doneText(orderCountText(report.done.length));
      showToast(text, "status", action.undo ? undoAction : undefined);
    },
    onError: (_error, { orders }) => {
      recent.remove(orders.map(({ id }) => id));
      showToast("The orders couldn't be updated. Please try again.", "alert");
    },
    onSettled: refresh,
  });

  const reportDialog: ReactNode = refused ? (
    <BulkReportDialog
      doneText={
        refused.report.done.length > 0
          ? refused.action.doneText(orderCountText(refused.report.done.length))
          : ""
      }
      refused={refused.report.refused.map(({ id, reason }) => ({
        id,
        reason,
        number: refused.action.orders.find((order) => order.id === id)?.number,
      }))}
      onUndo={
        refused.action.undo && refused.report.done.length > 0
          ? () => {
              undo.mutate({ action: refused.action, ids: refused.report.done });
              setRefused(null);
            }
          : null
      }
      onClose={() => setRefused(null)}
    />
  ) : null;

  return { start: change.mutate, isRunning: change.isPending, wasJustChanged: recent.has, reportDialog };
}
