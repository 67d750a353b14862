import { ApiError, type Order, type Parcel, type ParcelForm } from "@larkwood/contract";
import { useState } from "react";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { NO_PARCEL, ParcelFields } from "./parcel-fields";
import { unpaidText } from "./unpaid-orders";

const MAX_PARCELS = 20;

type ParcelDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Ships an order with its tracking numbers, or edits the tracking numbers of a shipped order. */
export function ParcelDialog({ order, open, onClose }: ParcelDialogProps) {
  const isShipping = order.nextStatuses.includes("SHIPPED");
  const title = `${isShipping ? "Ship" : "Parcels of"} order ${order.number}`;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ParcelsForm order={order} isShipping={isShipping} onDone={onClose} />
    </Dialog>
  );
}

const toForm = ({ carrier, carrierName, number, url }: Parcel): ParcelForm =>
  carrier === "other"
    ? { carrier, name: carrierName, number, link: url ?? "" }
    : { carrier, name: "", number, link: "" };

// New parcels have no unique value yet, so each row gets a key.
const toRow = (parcel: ParcelForm, key: number) => ({ key, parcel });

type ParcelsFormProps = { order: Order; isShipping: boolean; onDone: () => void };

function ParcelsForm({ order, isShipping, onDone }: ParcelsFormProps) {
  const saved = order.parcels.map(toForm);
  const [rows, setRows] = useState(() => (saved.length > 0 ? saved : [NO_PARCEL]).map(toRow));
  const save = useOrderChange(
    order.id,
    async (parcels: ParcelForm[]) => {
      const call = { params: { id: order.id }, body: { version: order.version, parcels } };
      return (await (isShipping ? api("shipOrder", call) : api("setParcels", call))).data;
    },
    isShipping ? `Order ${order.number} shipped.` : `Parcels of order ${order.number} saved.`,
  );
  // Parcels without a tracking number are not sent.
  const filled = rows.filter(({ parcel }) => parcel.number.trim() !== "");
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          filled.map(({ parcel }) => parcel),
          { onSuccess: onDone },
        );
      }}
      className="mt-4 grid grid-cols-1 gap-5 text-sm"
    >
      <p className="text-ink-soft">
        {isShipping ? `${unpaidText([order])} ` : ""}We'll email the tracking numbers to the customer and show
        them on the order page.
      </p>
      {rows.map((row, index) => (
        <ParcelFields
          key={row.key}
          parcel={row.parcel}
          index={index}
          errorOf={(field) => errorOf(save.error, filled.indexOf(row), field)}
          onChange={(parcel) => setRows(rows.map((one) => (one === row ? { ...row, parcel } : one)))}
          onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : null}
        />
      ))}
      {rows.length < MAX_PARCELS ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => setRows([...rows, toRow(NO_PARCEL, Math.max(...rows.map(({ key }) => key)) + 1)])}
        >
          Add parcel
        </Button>
      ) : null}
      <SubmitButton busy={save.isPending}>{labelOf(isShipping, filled.length)}</SubmitButton>
    </Form>
  );
}

const labelOf = (isShipping: boolean, count: number) =>
  isShipping ? (count === 0 ? "Ship without a tracking number" : "Ship") : "Save";

/** The server's error for one field of a parcel. */
function errorOf(error: unknown, index: number, field: keyof ParcelForm): string | undefined {
  if (!(error instanceof ApiError) || index < 0) return undefined;
  return error.fieldErrors[`parcels.${index}.${field}`];
}
