import type { Order } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

const actions = {
  send: {
    label: "Send a new link",
    question: "Email a new link?",
    text: "Earlier links to this order stop working.",
    done: "A new link is on its way.",
  },
  revoke: {
    label: "Revoke link",
    question: "Revoke the link?",
    text: "Nobody can open this order with a link until you send a new one.",
    done: "The link was revoked.",
  },
  erase: {
    label: "Delete personal data",
    question: "Delete the customer's data?",
    text: "Name, address and email are removed from this order once it is delivered or cancelled. Invoices stay. This can't be undone.",
    done: "The data is deleted, or will be when the order is closed.",
  },
} as const;
type Action = keyof typeof actions;

/** What staff can do for a guest, who has no account: link and personal data. */
export function GuestLink({ order: { id } }: { order: Order }) {
  const can = useOwnPermissions();
  const { passwordReset: sendsLinks } = useShop();
  const [asked, setAsked] = useState<Action | null>(null);
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: async (action: Action) => {
      if (action === "erase") await api("eraseGuestOrder", { params: { id } });
      else await api(action === "send" ? "sendGuestLink" : "revokeGuestLink", { params: { id } });
    },
    onSuccess: async (_, action) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.order(id) });
      showToast(actions[action].done);
    },
    onError: () => showToast("That didn't work. Please try again.", "alert"),
    onSettled: () => setAsked(null),
  });
  const offered: Action[] = [
    ...(can("orders.write") ? (sendsLinks ? (["send", "revoke"] as const) : (["revoke"] as const)) : []),
    ...(can("customers.write") ? (["erase"] as const) : []),
  ];
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {offered.map((action) => (
        <Button key={action} variant="outline" size="sm" onClick={() => setAsked(action)}>
          {actions[action].label}…
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        question={asked ? actions[asked].question : ""}
        confirmLabel={asked ? actions[asked].label : ""}
        busy={run.isPending}
        onConfirm={() => asked && run.mutate(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked ? actions[asked].text : null}
      </ConfirmDialog>
    </div>
  );
}
