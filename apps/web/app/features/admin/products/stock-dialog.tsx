import {
  type Product,
  STOCK_REASONS,
  type StockForm,
  stockReasonLabels,
  toastTexts,
} from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
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

/** Adjusts the stock of a product with a reason. Unlike the product form, it accepts 0. */
export function StockDialog({ product, onClose }: StockDialogProps) {
  return (
    <Dialog open={product !== null} onClose={onClose} title="Adjust stock">
      {product ? <StockOf product={product} onClose={onClose} /> : null}
    </Dialog>
  );
}

type StockProps = { product: Product; onClose: () => void };

/** In trading mode, stock of a product with variants is set variant by variant. */
function StockOf({ product, onClose }: StockProps) {
  const isTrading = useShop().trading;
  const { data, isPending, isError } = useQuery({
    ...productToEditOptions(product.id),
    enabled: isTrading,
  });
  if (isTrading && isPending) return <Spinner />;
  if (isError) return <p role="alert">{toastTexts.productLoadFailed}</p>;
  const variants = data?.options?.length ? (data.variants ?? []) : [];
  return <StockFields product={data ?? product} variants={variants} onClose={onClose} />;
}

type StockFieldsProps = StockProps & { variants: NonNullable<Product["variants"]> };

function StockFields({ product, variants, onClose }: StockFieldsProps) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const form = useContractForm("stock", {
    defaultValues: {
      mode: "set",
      amount: (variants[0] ?? product).quantity,
      reason: "" as StockForm["reason"],
      note: "",
      variantId: variants[0]?.id,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [mode, amount, variantId] = form.watch(["mode", "amount", "variantId"]);
  const { quantity: now } = variants.find(({ id }) => id === variantId) ?? product;
  const after = mode === "set" ? amount : now + amount;

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
        {product.name}: {now} now
        {Number.isInteger(after) ? `, ${after} afterwards` : ""}
      </p>
      {variants.length > 0 ? (
        <Select
          label="Variant"
          options={variants.map(({ id, name, quantity }) => ({
            value: id,
            label: `${name}: ${quantity} Units`,
          }))}
          {...form.register("variantId")}
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
