import {
  CARRIERS,
  type Carrier,
  INVALID_TRACKING_NUMBER,
  type ParcelForm,
  TRACKING_NUMBER,
} from "@larkwood/contract";
import { carrierName } from "@larkwood/domain";
import { useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { NO_PARCEL } from "./parcel-fields";
import { type ShippableOrder, someOrders, unpaidText } from "./unpaid-orders";

// More numbers than anyone types in one dialog.
const MAX_FIELDS = 25;
// Another carrier needs a name and a link, which the page of the order asks for.
const carriers = CARRIERS.filter((carrier) => carrier !== "other").map((value) => ({
  value,
  label: carrierName(value),
}));

/** Parcels by order id. */
export type ParcelsByOrder = Record<string, ParcelForm[]>;

type ShipOrdersDialogProps = {
  orders: readonly ShippableOrder[];
  onConfirm: (parcels: ParcelsByOrder) => void;
  onCancel: () => void;
};

/** Confirms that orders ship: says how many are unpaid, and asks for optional tracking numbers. */
export function ShipOrdersDialog({ orders, onConfirm, onCancel }: ShipOrdersDialogProps) {
  const [carrier, setCarrier] = useState<Carrier>(NO_PARCEL.carrier);
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const entered = Object.entries(numbers).flatMap(([id, text]) => (text.trim() ? [[id, text.trim()]] : []));
  const unpaid = unpaidText(orders);
  const isOne = orders.length === 1;
  const confirm = () => {
    setChecked(true);
    if (entered.some(([, number]) => !TRACKING_NUMBER.test(number ?? ""))) return;
    onConfirm(Object.fromEntries(entered.map(([id, number]) => [id, [{ ...NO_PARCEL, carrier, number }]])));
  };
  const errorOf = (id: string) => {
    const number = numbers[id]?.trim() ?? "";
    return isChecked && number && !TRACKING_NUMBER.test(number) ? INVALID_TRACKING_NUMBER : undefined;
  };
  return (
    <ConfirmDialog
      open
      question={`Ship ${someOrders(orders.length)}?`}
      confirmLabel={unpaid && isOne ? "Ship unpaid order" : isOne ? "Ship" : "Ship all"}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <p>{unpaid} Customers are told by email that their order has shipped.</p>
      {orders.length > MAX_FIELDS ? (
        <p className="pt-3">You can add tracking numbers on the page of each order.</p>
      ) : (
        <div className="-mx-1 mt-4 grid max-h-[45vh] gap-5 overflow-y-auto px-1 pb-1">
          <Select
            label="Carrier"
            name="carrier"
            options={carriers}
            value={carrier}
            onChange={(event) => setCarrier(event.target.value as Carrier)}
          />
          {orders.map(({ id, number }) => (
            <Field
              key={id}
              label={`Tracking number of order ${number} (optional)`}
              name={`number-${id}`}
              autoComplete="off"
              maxLength={40}
              value={numbers[id] ?? ""}
              error={errorOf(id)}
              onChange={(event) => setNumbers({ ...numbers, [id]: event.target.value })}
            />
          ))}
        </div>
      )}
    </ConfirmDialog>
  );
}
