import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { Button } from "~/ui/button";
import { AddressDialog } from "./address-dialog";
import { LinesDialog } from "./lines-dialog";

const BEFORE_SHIPPING = new Set<Order["status"]>(["PLACED", "CONFIRMED"]);
const isEditable = ({ status, paymentStatus }: Order) =>
  BEFORE_SHIPPING.has(status) && (paymentStatus === "expected" || paymentStatus === "received");

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
