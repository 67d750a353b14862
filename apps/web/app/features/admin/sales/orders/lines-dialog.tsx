import type { Order, Product } from "@larkwood/contract";
import { useState } from "react";
import { ProductPicker } from "~/features/admin/sales/shared/product-picker";
import { QuantityLine } from "~/features/admin/sales/shared/quantity-line";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { formatSum } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";

type LinesDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Edits the items of an order that has not shipped. */
export function LinesDialog({ order, open, onClose }: LinesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Edit items of order ${order.number}`}>
      <LineFields order={order} onDone={onClose} />
    </Dialog>
  );
}

type AddedLine = { productId: string; name: string; price: number; quantity: number };
type LineChange = { position: number; quantity: number } | { productId: string; quantity: number };

function LineFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const [quantities, setQuantities] = useState(() => order.lines.map(({ quantity }) => quantity));
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const save = useOrderChange(
    order.id,
    async (lines: LineChange[]) =>
      (await api("changeOrder", { params: { id: order.id }, body: { version: order.version, lines } })).data,
    `Order ${order.number} updated. Customer notified.`,
  );
  const lines: LineChange[] = [
    ...quantities.map((quantity, index) => ({ position: index + 1, quantity })),
    ...added.map(({ productId, quantity }) => ({ productId, quantity })),
  ].filter(({ quantity }) => quantity > 0);
  const add = ({ id, name, price }: Product) => {
    if (!added.some(({ productId }) => productId === id))
      setAdded([...added, { productId: id, name, price, quantity: 1 }]);
  };
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length > 0) save.mutate(lines, { onSuccess: onDone });
      }}
      className="mt-4 grid grid-cols-1 gap-4 text-sm"
    >
      <p className="text-ink-soft">
        {order.paymentStatus === "received"
          ? "The difference is refunded, or collected before shipping."
          : "The customer is asked to pay the new total. Items already in the order keep their price."}
      </p>
      <ul className="border-t border-hairline">
        {order.lines.map((line, index) => (
          <QuantityLine
            key={`${line.productId ?? line.name} ${line.variant ?? ""}`}
            name={[line.name, line.variant].filter(Boolean).join(", ")}
            price={formatSum(line.price)}
            value={quantities[index] ?? 0}
            onChange={(quantity) =>
              setQuantities(quantities.map((one, at) => (at === index ? quantity : one)))
            }
          />
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
          />
        ))}
      </ul>
      <ProductPicker onPick={add} />
      {lines.length === 0 ? <p className="text-danger">An order needs an item. Cancel it instead.</p> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <SubmitButton busy={save.isPending} disabled={lines.length === 0}>
          Save items
        </SubmitButton>
      </div>
    </Form>
  );
}
