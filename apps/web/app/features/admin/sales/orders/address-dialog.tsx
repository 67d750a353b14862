import { ApiError, type Order } from "@larkwood/contract";
import { useState } from "react";
import {
  type DeliveryContact,
  DeliveryContactFields,
  toDeliveryContact,
} from "~/features/admin/sales/shared/delivery-contact";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";

type AddressDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Edits the delivery address of an order that has not shipped. */
export function AddressDialog({ order, open, onClose }: AddressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Edit address of order ${order.number}`}>
      <AddressFields order={order} onDone={onClose} />
    </Dialog>
  );
}

function AddressFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const [contact, setContact] = useState(() => toDeliveryContact(order));
  const save = useOrderChange(
    order.id,
    async (input: DeliveryContact) =>
      (
        await api("changeOrder", {
          params: { id: order.id },
          body: { version: order.version, contact: input },
        })
      ).data,
    `Address of order ${order.number} updated.`,
  );
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : {};
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(contact, { onSuccess: onDone });
      }}
      className="mt-4 grid grid-cols-1 gap-3 text-sm"
    >
      <p className="text-ink-soft">
        A different country can change shipping and tax. We'll email the customer the new total.
      </p>
      <DeliveryContactFields
        contact={contact}
        errorOf={(name) => errors[`contact.${name}`]}
        onChange={setContact}
      />
      <SubmitButton busy={save.isPending} className="mt-3">
        Save address
      </SubmitButton>
    </Form>
  );
}
