import type { PaymentStatus } from "@larkwood/contract";
import { useState } from "react";
import { formatSum } from "~/lib/format/money";
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
  /** Hides the button for a while after the last change. */
  wasJustMarked: boolean;
  busy: boolean;
  onMark: (status: PaymentMark) => void;
};

/** Marks a payment as paid or refunded, after a confirmation. */
export function MarkButton({ payment, wasJustMarked, busy, onMark }: MarkButtonProps) {
  const [confirming, setConfirming] = useState<Mark | null>(null);
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
        onClick={() => setConfirming(mark)}
      >
        {mark.label}
      </Button>
      <ConfirmDialog
        open={confirming !== null}
        question={`Are you sure that ${formatSum(amount)} ${confirming?.status === "refunded" ? "was refunded to" : "was received from"} ${customerName}?`}
        confirmLabel={confirming?.label ?? ""}
        isDestructive={confirming?.status === "refunded"}
        busy={busy}
        onCancel={() => setConfirming(null)}
        onConfirm={() => {
          if (confirming) onMark(confirming.status);
          setConfirming(null);
        }}
      >
        Order {orderNumber}. You can undo this for 10 seconds.
      </ConfirmDialog>
    </>
  );
}
