import { ApiError, type ManualDiscountForm, type Order } from "@larkwood/contract";
import { useState } from "react";
import { readSum } from "~/features/admin/sales/shared/read-sum";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";

type DiscountDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Gives a discount on an unpaid order. */
export function DiscountDialog({ order, open, onClose }: DiscountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Discount on order ${order.number}`}>
      <DiscountFields order={order} onDone={onClose} />
    </Dialog>
  );
}

const typedValue = ({ manualDiscount }: Order) => {
  if (!manualDiscount) return "";
  return manualDiscount.percent === null ? manualDiscount.amount.toFixed(2) : `${manualDiscount.percent}%`;
};

function toForm(typed: string, reason: string): ManualDiscountForm | null {
  const sum = readSum(typed);
  if (!sum || sum.value === 0 || (sum.isPercent && sum.value > 100)) return null;
  return sum.isPercent ? { percent: sum.value, reason } : { amount: sum.value, reason };
}

function DiscountFields({ order, onDone }: { order: Order; onDone: () => void }) {
  const [typed, setTyped] = useState(() => typedValue(order));
  const [reason, setReason] = useState(order.manualDiscount?.reason ?? "");
  const [isChecked, setChecked] = useState(false);
  const save = useOrderChange(
    order.id,
    async (manualDiscount: ManualDiscountForm | null) =>
      (
        await api("changeOrder", {
          params: { id: order.id },
          body: { version: order.version, manualDiscount },
        })
      ).data,
    `Order ${order.number} updated. Customer notified.`,
  );
  const form = toForm(typed, reason.trim());
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : {};
  return (
    <Form
      busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (form && reason.trim()) save.mutate(form, { onSuccess: onDone });
      }}
      className="mt-4 grid grid-cols-1 gap-4 text-sm"
    >
      <p className="text-ink-soft">
        Applies to the items, after promotions. Shipping stays the same. The customer is asked to pay the new
        total.
      </p>
      <Field
        label="Amount or percent"
        name="discount"
        hint="For example 25.00, or 10%"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={isChecked && !form ? "Enter an amount or a percentage" : errors.manualDiscount}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label="Reason"
        name="reason"
        hint="The customer can read it."
        autoComplete="off"
        maxLength={100}
        value={reason}
        error={isChecked && !reason.trim() ? "Required" : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {order.manualDiscount ? (
          <Button
            variant="quiet"
            disabled={save.isPending}
            onClick={() => save.mutate(null, { onSuccess: onDone })}
          >
            Remove discount
          </Button>
        ) : null}
        <SubmitButton busy={save.isPending}>Save discount</SubmitButton>
      </div>
    </Form>
  );
}
