import type { Order, Product } from "@larkwood/contract";
import { useState } from "react";
import { OwnPrice } from "~/features/admin/sales/shared/own-price";
import { readOwnPrice } from "~/features/admin/sales/shared/read-sum";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { QuantityLine } from "~/features/admin/shared/ui/quantity-line";
import { api } from "~/lib/api/api";
import { formatSum } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { useListPrices } from "./use-list-prices";

type LinesDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Edits the items of an order that has not shipped. */
export function LinesDialog({ order, open, onClose }: LinesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Edit items of order ${order.number}`}>
      <LineFields order={order} onDone={onClose} />
    </Dialog>
  );
}

type AddedLine = { productId: string; name: string; price: number; quantity: number; typed: string };
type LineChange = { quantity: number; price?: number } & ({ position: number } | { productId: string });

/** A quantity and an own price, if one was typed. */
const toLine = <Line extends object>(line: Line, quantity: number, typed: string) => {
  const price = readOwnPrice(typed);
  return { ...line, quantity, ...(price == null ? {} : { price }) };
};

function LineFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const [quantities, setQuantities] = useState(() => order.lines.map(({ quantity }) => quantity));
  const [prices, setPrices] = useState(() => order.lines.map(() => ""));
  const listPrices = useListPrices(order.id);
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const save = useOrderChange(
    order.id,
    async (lines: LineChange[]) =>
      (await api("changeOrder", { params: { id: order.id }, body: { version: order.version, lines } })).data,
    `Order ${order.number} updated. Customer notified.`,
  );
  const lines: LineChange[] = [
    ...quantities.map((quantity, index) => toLine({ position: index + 1 }, quantity, prices[index] ?? "")),
    ...added.map(({ productId, quantity, typed }) => toLine({ productId }, quantity, typed)),
  ].filter(({ quantity }) => quantity > 0);
  const hasWrongPrice = [...prices, ...added.map(({ typed }) => typed)].some(
    (typed) => readOwnPrice(typed) === null,
  );
  const canSave = lines.length > 0 && !hasWrongPrice;
  const priceText = (price: number, index: number) => {
    const listPrice = listPrices.get(index + 1);
    return listPrice === undefined
      ? formatSum(price)
      : `${formatSum(price)}, list price ${formatSum(listPrice)}`;
  };
  const add = ({ id, name, price }: Product) => {
    if (!added.some(({ productId }) => productId === id))
      setAdded([...added, { productId: id, name, price, quantity: 1, typed: "" }]);
  };
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) save.mutate(lines, { onSuccess: onDone });
      }}
      className="mt-4 grid grid-cols-1 gap-4 text-sm"
    >
      <p className="text-ink-soft">
        {order.paymentStatus === "received"
          ? "The difference is refunded, or collected before shipping."
          : "The customer is asked to pay the new total. Items already in the order keep their price unless you set another."}
      </p>
      <ul className="border-t border-hairline">
        {order.lines.map((line, index) => (
          <QuantityLine
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            name={[line.name, line.variant].filter(Boolean).join(", ")}
            price={priceText(line.price, index)}
            value={quantities[index] ?? 0}
            onChange={(quantity) =>
              setQuantities(quantities.map((one, at) => (at === index ? quantity : one)))
            }
          >
            <OwnPrice
              name={line.name}
              value={prices[index] ?? ""}
              onChange={(typed) => setPrices(prices.map((one, at) => (at === index ? typed : one)))}
            />
          </QuantityLine>
        ))}
        {added.map((line) => (
          <QuantityLine
            key={line.productId}
            name={line.name}
            price={formatSum(line.price)}
            value={line.quantity}
            onChange={(quantity) =>
              setAdded(added.map((one) => (one === line ? { ...line, quantity } : one)))
            }
          >
            <OwnPrice
              name={line.name}
              value={line.typed}
              onChange={(typed) => setAdded(added.map((one) => (one === line ? { ...line, typed } : one)))}
            />
          </QuantityLine>
        ))}
      </ul>
      <ProductPicker onPick={add} />
      {lines.length === 0 ? <p className="text-danger">An order needs an item. Cancel it instead.</p> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <SubmitButton busy={save.isPending} disabled={!canSave}>
          Save items
        </SubmitButton>
      </div>
    </Form>
  );
}
