import {
  type Product,
  STOCK_REASONS,
  type StockForm,
  stockReasonLabels,
  toastTexts,
} from "@larkwood/contract";
import { hasOptions } from "@larkwood/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors, useContractForm } from "~/lib/forms/use-contract-form";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { patchLists, productToEditOptions } from "./product-queries";

const modes = [
  { value: "set", label: "Set to" },
  { value: "change", label: "Change by" },
];
const reasons = [
  { value: "", label: "Select a reason" },
  ...STOCK_REASONS.map((value) => ({ value, label: stockReasonLabels[value] })),
];

type StockDialogProps = { product: Product | null; onClose: () => void };

/** Adjusts the stock of a product or one of its variants, with a reason. Unlike the product form, it accepts 0. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  return (
    <Dialog open={product !== null} onClose={onClose} title="Adjust stock">
      {product ? <LoadedFields id={product.id} onClose={onClose} /> : null}
    </Dialog>
  );
}

/** The fields after the variants are loaded, which lists do not contain. */
function LoadedFields({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(productToEditOptions(id));
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError)
    return <LoadFailed text={toastTexts.productLoadFailed} onRetry={() => void query.refetch()} />;
  return <StockFields product={query.data} onClose={onClose} />;
}

function StockFields({ product, onClose }: { product: Product; onClose: () => void }) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const variants = hasOptions(product) ? (product.variants ?? []) : [];
  const form = useContractForm("stock", {
    defaultValues: {
      mode: "set",
      amount: variants[0]?.quantity ?? product.quantity,
      reason: "" as StockForm["reason"],
      note: "",
      variantId: variants[0]?.id,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [mode, amount, variantId] = form.watch(["mode", "amount", "variantId"]);
  const variant = variants.find(({ id }) => id === variantId);
  const current = variant?.quantity ?? product.quantity;
  const after = mode === "set" ? amount : current + amount;

  const save = form.handleSubmit(async (body) => {
    try {
      const params = { id: product.id };
      const headers = idempotencyKey.headersFor({ params, body });
      const { data } = await api("adjustStock", { params, body, headers });
      idempotencyKey.reset();
      patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
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
        {[product.name, variant?.name].filter(Boolean).join(", ")}: {current} now
        {Number.isInteger(after) ? `, ${after} afterwards` : ""}
      </p>
      {variants.length > 0 ? (
        <Select
          label="Variant"
          options={variants.map(({ id, name, quantity }) => ({ value: id, label: `${name}: ${quantity}` }))}
          error={errors.variantId?.message}
          {...form.register("variantId", {
            onChange: ({ target }) => {
              const chosen = variants.find(({ id }) => id === target.value);
              if (mode === "set" && chosen) form.setValue("amount", chosen.quantity);
            },
          })}
        />
      ) : null}
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
