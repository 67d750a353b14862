import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Button } from "~/ui/button";
import { ParcelList } from "~/ui/parcel-list";
import { ParcelDialog } from "./parcel-dialog";

const HAS_SHIPPED = new Set<Order["status"]>(["SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]);

/** Parcels of an order, with a button to edit their tracking numbers. */
export function ParcelPanel({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const [isOpen, setOpen] = useState(false);
  const mayChange = can("orders.write") && HAS_SHIPPED.has(order.status);
  if (order.parcels.length === 0 && !mayChange) return null;
  return (
    <OrderPanel title="Parcels">
      {order.parcels.length > 0 ? (
        <ParcelList parcels={order.parcels} />
      ) : (
        <p className="text-ink-soft print:hidden">No tracking number yet.</p>
      )}
      {mayChange ? (
        <div className="pt-3 print:hidden">
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {order.parcels.length > 0 ? "Edit parcels…" : "Add tracking number…"}
          </Button>
          <ParcelDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </OrderPanel>
  );
}
