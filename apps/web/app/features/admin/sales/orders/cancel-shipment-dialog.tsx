import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";

type CancelShipmentDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Sets a shipped order back to confirmed, with a reason that the customer sees. */
export function CancelShipmentDialog({ order, open, onClose }: CancelShipmentDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Set order ${order.number} back to confirmed`}>
      <ReasonForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function ReasonForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [reason, setReason] = useState("");
  const save = useOrderChange(
    order.id,
    async () => {
      const call = { params: { id: order.id }, body: { version: order.version, reason } };
      return (await api("cancelShipment", call)).data;
    },
    `Order ${order.number} is confirmed again.`,
  );
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onSuccess: onDone });
      }}
      className="mt-4 grid grid-cols-1 gap-5 text-sm"
    >
      <p className="text-ink-soft">
        Stock and payment stay as they are. If the customer was told that the order has shipped, we'll email a
        correction.
      </p>
      <Field
        label="Reason (shown to the customer)"
        name="reason"
        autoComplete="off"
        required
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <SubmitButton busy={save.isPending}>Back to confirmed</SubmitButton>
    </Form>
  );
}
