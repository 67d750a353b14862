import { type Product, STOCK_REASONS, type StockForm, stockReasonLabels } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors, useContractForm } from "~/lib/forms/use-contract-form";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";
import { patchLists } from "./product-queries";

const modes = [
  { value: "set", label: "Set to" },
  { value: "change", label: "Change by" },
];
const reasons = [
  { value: "", label: "Select a reason" },
  ...STOCK_REASONS.map((value) => ({ value, label: stockReasonLabels[value] })),
];

type StockDialogProps = { product: Product | null; onClose: () => void };

/** Adjusts the stock of a product with a reason. Unlike the product form, it accepts 0. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  return (
    <Dialog open={product !== null} onClose={onClose} title="Adjust stock">
      {product ? <StockFields product={product} onClose={onClose} /> : null}
    </Dialog>
  );
}

function StockFields({ product, onClose }: { product: Product; onClose: () => void }) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const form = useContractForm("stock", {
    defaultValues: { mode: "set", amount: product.quantity, reason: "" as StockForm["reason"], note: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const [mode, amount] = form.watch(["mode", "amount"]);
  const after = mode === "set" ? amount : product.quantity + amount;

  const save = form.handleSubmit(async (body) => {
    try {
      const params = { id: product.id };
      const headers = idempotencyKey.headersFor({ params, body });
      const { data } = await api("adjustStock", { params, body, headers });
      idempotencyKey.reset();
      await patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
      showToast(`${data.name}: ${data.quantity} Units`);
      onClose();
    } catch (error) {
      if (!showServerErrors(form, error))
        showToast("The stock couldn't be adjusted. Please try again.", "alert");
    }
  });

  return (
    <Form busy={isSubmitting} onSubmit={save} className="grid grid-cols-1 gap-6 pt-2">
      <p className="text-sm text-ink-soft">
        {product.name}: {product.quantity} now
        {Number.isInteger(after) ? `, ${after} afterwards` : ""}
      </p>
      <div className="grid grid-cols-2 gap-5">
        <Select label="Adjustment" options={modes} {...form.register("mode")} />
        <Field
          label="Units"
          type="number"
          step={1}
          error={errors.amount?.message}
          {...form.register("amount", { valueAsNumber: true })}
        />
      </div>
      <Select label="Reason" options={reasons} error={errors.reason?.message} {...form.register("reason")} />
      <Field label="Note (optional)" error={errors.note?.message} {...form.register("note")} />
      <SubmitButton busy={isSubmitting} className="mt-3">
        Adjust stock
      </SubmitButton>
    </Form>
  );
}
