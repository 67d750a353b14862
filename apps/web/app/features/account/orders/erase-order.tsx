import type { Order } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useOrderAccess } from "~/lib/shop/order-access";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

const isClosed = ({ status }: Order) => ["DELIVERED", "CANCELLED", "RETURNED"].includes(status);

type EraseOrderProps = { order: Order; onErased: () => void };

/** Deletes the personal data of a guest's order, after a question. */
export function EraseOrder({ order, onErased }: EraseOrderProps) {
  const { api } = useOrderAccess();
  const [isAsking, setAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => api("eraseGuestOrder", { params: { id: order.id } }),
    onSuccess: () => {
      showToast("Your data was deleted.");
      onErased();
    },
    onError: () => {
      setAsking(false);
      showToast("We couldn't delete your data. Please try again.", "alert");
    },
  });
  return (
    <div>
      <Button variant="quiet" size="sm" className="-mx-4" onClick={() => setAsking(true)}>
        Delete my data…
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Delete your data?"
        confirmLabel="Delete my data"
        cancelLabel="Keep it"
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
        onCancel={() => setAsking(false)}
      >
        {isClosed(order)
          ? "We delete your name, address and email from this order. Invoices stay, as the law requires. This link stops working."
          : "This link stops working now. We still deliver your order, and then delete your name, address and email."}
      </ConfirmDialog>
    </div>
  );
}
