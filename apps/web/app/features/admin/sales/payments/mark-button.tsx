import type { PaymentStatus } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { PaymentMark } from "./use-mark-payment";

type Mark = { status: PaymentMark; label: string };
const nextMark: Partial<Record<PaymentStatus, Mark>> = {
  expected: { status: "received", label: "Mark as paid" },
  received: { status: "refunded", label: "Mark as refunded" },
};

type MarkButtonProps = {
  payment: { status: PaymentStatus; orderNumber: number; amount: number; customerName: string };
  /** Nothing stands here for a while after the last mark. */
  wasJustMarked: boolean;
  busy: boolean;
  onMark: (status: PaymentMark) => void;
};

/** Asks before money is booked. */
export function MarkButton({ payment, wasJustMarked, busy, onMark }: MarkButtonProps) {
  const [asking, setAsking] = useState<Mark | null>(null);
  const mark = nextMark[payment.status];
  if (wasJustMarked) return <span className="text-ink-soft">Updated</span>;
  if (!mark) return <span className="text-ink-soft">–</span>;
  const { orderNumber, amount, customerName } = payment;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={busy}
        aria-label={`${mark.label}: order ${orderNumber}`}
        onClick={() => setAsking(mark)}
      >
        {mark.label}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        question={`Are you sure that ${formatSum(amount)} ${asking?.status === "refunded" ? "was refunded to" : "was received from"} ${customerName}?`}
        confirmLabel={asking?.label ?? ""}
        busy={busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) onMark(asking.status);
          setAsking(null);
        }}
      >
        Order {orderNumber}. You can undo this for 10 seconds.
      </ConfirmDialog>
    </>
  );
}
