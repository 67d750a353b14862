import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Button } from "~/ui/button";
import { AddressDialog } from "./address-dialog";
import { DiscountDialog } from "./discount-dialog";
import { LinesDialog } from "./lines-dialog";

const BEFORE_SHIPPING = new Set<Order["status"]>(["PLACED", "CONFIRMED"]);
const isEditable = ({ status, paymentStatus }: Order) =>
  BEFORE_SHIPPING.has(status) && (paymentStatus === "expected" || paymentStatus === "received");

/** Changes of items and sums. */
export function LinesButtons({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const [isShown, setShown] = useState(false);
  const mayDiscount = can("orders.write") && can("coupons.write");
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ChangeButtons order={order} what="lines" />
      {mayDiscount && isEditable(order) && order.paymentStatus === "expected" ? (
        <div className="pt-3">
          <Button variant="outline" size="sm" onClick={() => setShown(true)}>
            {order.manualDiscount ? "Edit discount…" : "Add discount…"}
          </Button>
        </div>
      ) : null}
      <DiscountDialog order={order} open={isShown} onClose={() => setShown(false)} />
    </div>
  );
}

/** Opens a dialog to edit an order that has not shipped. */
export function ChangeButtons({ order, what }: { order: Order; what: "address" | "lines" }) {
  const can = useOwnPermissions();
  const [isShown, setShown] = useState(false);
  if (!can("orders.write") || !isEditable(order)) return null;
  const EditDialog = what === "address" ? AddressDialog : LinesDialog;
  return (
    <div className="pt-3 print:hidden">
      <Button variant="outline" size="sm" onClick={() => setShown(true)}>
        {what === "address" ? "Edit address…" : "Edit items…"}
      </Button>
      <EditDialog order={order} open={isShown} onClose={() => setShown(false)} />
    </div>
  );
}
