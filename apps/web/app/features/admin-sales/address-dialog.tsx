import { ApiError, type Order } from "@larkwood/contract";
import { useState } from "react";
import { api } from "~/lib/api";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { useOrderChange } from "./use-order-change";

const FIELDS = [
  { name: "firstName", label: "First Name" },
  { name: "lastName", label: "Last Name" },
  { name: "address", label: "Address" },
  { name: "country", label: "Country" },
  { name: "phoneNumber", label: "Phone Number" },
] as const;

type Contact = Record<(typeof FIELDS)[number]["name"], string>;
type AddressDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Changes where an order goes, before it is shipped. */
export function AddressDialog({ order, open, onClose }: AddressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Address of order ${order.number}`}>
      <AddressFields order={order} onDone={onClose} />
    </Dialog>
  );
}

function AddressFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const { firstName, lastName, address, country, phoneNumber } = order;
  const [contact, setContact] = useState<Contact>({ firstName, lastName, address, country, phoneNumber });
  const save = useOrderChange(
    order.id,
    async (sent: Contact) =>
      (
        await api("changeOrder", {
          params: { id: order.id },
          body: { version: order.version, contact: sent },
        })
      ).data,
    `Order ${order.number} goes to the new address.`,
  );
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : {};
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(contact, { onSuccess: onDone });
      }}
      className="mt-4 grid gap-3 text-sm"
    >
      <p className="text-ink-soft">
        Another country may change delivery and tax. The customer is told what the order costs then.
      </p>
      {FIELDS.map(({ name, label }) => (
        <Field
          key={name}
          name={name}
          label={label}
          autoComplete="off"
          value={contact[name]}
          error={errors[`contact.${name}`]}
          onChange={(event) => setContact({ ...contact, [name]: event.target.value })}
        />
      ))}
      <SubmitButton busy={save.isPending} className="mt-3">
        Save address
      </SubmitButton>
    </Form>
  );
}
