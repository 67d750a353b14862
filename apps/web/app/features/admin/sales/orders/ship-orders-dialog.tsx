import {
  CARRIERS,
  type Carrier,
  INVALID_TRACKING_NUMBER,
  type ParcelForm,
  TRACKING_NUMBER,
} from "@larkwood/contract";
import { carrierName, guessCarrier } from "@larkwood/domain";
import { type ClipboardEvent, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { NO_PARCEL } from "./parcel-fields";
import { readTrackingTable, type TrackingRow } from "./read-tracking-table";
import { type ShippableOrder, someOrders, unpaidText } from "./unpaid-orders";

// Another carrier needs a name and a link, which the page of the order asks for.
const carriers = CARRIERS.filter((carrier) => carrier !== "other");
const carrierOptions = carriers.map((carrier) => (
  <option key={carrier} value={carrier}>
    {carrierName(carrier)}
  </option>
));

/** Parcels by order id. */
export type ParcelsByOrder = Record<string, ParcelForm[]>;

type ShipOrdersDialogProps = {
  orders: readonly ShippableOrder[];
  onConfirm: (parcels: ParcelsByOrder) => void;
  onCancel: () => void;
};

/** Confirms that orders ship: says how many are unpaid, and has a table for optional tracking numbers. */
export function ShipOrdersDialog({ orders: chosen, onConfirm, onCancel }: ShipOrdersDialogProps) {
  // Packing slips and pick lists have the same order.
  const orders = chosen.toSorted((one, other) => one.number - other.number);
  const [carrierOfAll, setCarrierOfAll] = useState<Carrier>(NO_PARCEL.carrier);
  const [rows, setRows] = useState<Record<string, TrackingRow>>({});
  const [unused, setUnused] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const rowOf = (id: string): TrackingRow => rows[id] ?? { carrier: carrierOfAll, number: "" };
  const entered = orders.flatMap(({ id }) => {
    const { carrier, number } = rowOf(id);
    return number.trim() ? [{ id, carrier, number: number.trim() }] : [];
  });
  const unpaid = unpaidText(orders);
  const isOne = orders.length === 1;
  const confirm = () => {
    setChecked(true);
    if (entered.some(({ number }) => !TRACKING_NUMBER.test(number))) return;
    onConfirm(
      Object.fromEntries(entered.map(({ id, carrier, number }) => [id, [{ ...NO_PARCEL, carrier, number }]])),
    );
  };
  const chooseForAll = (carrier: Carrier) => {
    setCarrierOfAll(carrier);
    setRows(Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, carrier }])));
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const table = readTrackingTable(text, orders, index, carrierOfAll);
    setRows({ ...rows, ...table.rows });
    setUnused(table.unused);
  };
  return (
    <ConfirmDialog
      open
      question={`Ship ${someOrders(orders.length)}?`}
      isDestructive={false}
      confirmLabel={unpaid && isOne ? "Ship unpaid order" : isOne ? "Ship" : "Ship all"}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      <p>{unpaid} Customers are told by email that their order has shipped.</p>
      {isOne ? null : (
        <p className="pt-2">
          Paste a column of tracking numbers, or order numbers with tracking numbers, from a spreadsheet.
        </p>
      )}
      <div className="-mx-1 mt-4 max-h-[45vh] overflow-y-auto px-1 pb-1">
        <table className="w-full text-left">
          <caption className="sr-only">Tracking numbers</caption>
          <thead className="sticky top-0 bg-paper text-xs">
            <tr className="border-b border-hairline">
              <th scope="col" className="py-2 pr-3 font-medium">
                Order
              </th>
              <th scope="col" className="py-2 pr-3 font-medium">
                Tracking number (optional)
              </th>
              <th scope="col" className="py-2 font-medium">
                <span className="sr-only">Carrier</span>
                {isOne ? null : (
                  <select
                    name="carrier"
                    aria-label="Carrier of all orders"
                    value={carrierOfAll}
                    onChange={({ target }) => chooseForAll(target.value as Carrier)}
                    className="h-8 bg-transparent"
                  >
                    {carrierOptions}
                  </select>
                )}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order, index) => (
              <TrackingFields
                key={order.id}
                order={order}
                row={rowOf(order.id)}
                isChecked={isChecked}
                onChange={(row) => setRows({ ...rows, [order.id]: row })}
                onPaste={(event) => paste(event, index)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="pt-3 empty:hidden">
        {shippingText(entered.length, orders.length, unused)}
      </p>
    </ConfirmDialog>
  );
}

/** How many tracking numbers are entered, and which pasted lines were ignored. */
function shippingText(entered: number, total: number, unused: readonly string[]): string {
  if (total === 1 || (entered === 0 && unused.length === 0)) return "";
  const count = `${entered.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} tracking numbers.`;
  if (unused.length === 0) return count;
  const [first, ...others] = unused;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `${count} Ignored: “${first}”${more}.`;
}

type TrackingFieldsProps = {
  order: ShippableOrder;
  row: TrackingRow;
  isChecked: boolean;
  onChange: (row: TrackingRow) => void;
  onPaste: (event: ClipboardEvent) => void;
};

function TrackingFields({ order, row, isChecked, onChange, onPaste }: TrackingFieldsProps) {
  const text = row.number.trim();
  const error = isChecked && text && !TRACKING_NUMBER.test(text) ? INVALID_TRACKING_NUMBER : null;
  const errorId = `error-${order.id}`;
  const control = "h-10 border-b bg-transparent text-ink hover:border-ink";
  return (
    <tr className="align-top">
      <th scope="row" className="py-2.5 pr-3 font-normal whitespace-nowrap text-ink tabular-nums">
        #{order.number}
      </th>
      <td className="w-full pr-3">
        <input
          name={`number-${order.id}`}
          aria-label={`Tracking number of order ${order.number} (optional)`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          maxLength={40}
          value={row.number}
          onChange={({ target }) =>
            onChange({ number: target.value, carrier: guessCarrier(target.value) ?? row.carrier })
          }
          onPaste={onPaste}
          className={`w-full ${control} ${error ? "border-danger" : "border-hairline-strong"}`}
        />
        {error ? (
          <p id={errorId} className="pt-1 text-xs text-danger">
            {error}
          </p>
        ) : null}
      </td>
      <td>
        <select
          name={`carrier-${order.id}`}
          aria-label={`Carrier of order ${order.number}`}
          value={row.carrier}
          onChange={({ target }) => onChange({ ...row, carrier: target.value as Carrier })}
          className={`${control} border-hairline-strong`}
        >
          {carrierOptions}
        </select>
      </td>
    </tr>
  );
}
