import type { OrderStatus, OrderSummary } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type OrderStepsProps = {
  orders: readonly OrderSummary[];
  onMove: (status: OrderStatus) => void;
  onClear: () => void;
};

/** Steps that every selected order can make; what cannot be undone is asked first. */
export function OrderSteps({ orders, onMove, onClear }: OrderStepsProps) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const [first, ...rest] = orders;
  const common =
    first?.nextStatuses.filter((status) => rest.every((order) => order.nextStatuses.includes(status))) ?? [];
  const choose = (status: OrderStatus) => (status === "CANCELLED" ? setAsked(status) : onMove(status));

  return (
    <section
      aria-label="Selected orders"
      className="flex w-full items-center gap-3 bg-linen px-4 py-2 text-sm"
    >
      <p role="status" className="mr-auto font-medium">
        {orders.length} selected{common.length === 0 ? ", no common next step" : ""}
      </p>
      {common.map((status) => (
        <Button key={status} variant="outline" size="sm" onClick={() => choose(status)}>
          {statusBadge(status).text}
        </Button>
      ))}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear
      </Button>
      <ConfirmDialog
        open={asked !== null}
        question={`Are you sure you want to cancel ${orders.length} order(s)?`}
        confirmLabel="Cancel orders"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          onMove("CANCELLED");
        }}
      />
    </section>
  );
}
