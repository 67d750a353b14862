import { noticeTexts, type Product, type ProductEdit } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "~/lib/api";
import { paths } from "~/lib/paths";
import { useContractForm } from "~/lib/use-contract-form";
import { useUnsavedChanges } from "~/lib/use-unsaved-changes";
import { useVersionedEdit } from "~/lib/use-versioned-edit";
import { Form, SubmitButton } from "~/ui/form";
import { LoadFailed } from "~/ui/load-failed";
import { notify } from "~/ui/notices";
import { Spinner } from "~/ui/spinner";
import { ProductFields } from "./product-fields";
import { patchLists, productToEditOptions } from "./product-queries";

/** Loads a product and lets it be changed. */
export function EditProduct({ id }: { id: string }) {
  const query = useQuery(productToEditOptions(id));
  if (query.isPending) return <Spinner />;
  if (query.isError) {
    return <LoadFailed text={noticeTexts.productLoadFailed} onRetry={() => void query.refetch()} />;
  }
  return <EditForm key={query.data.id} loaded={query.data} />;
}

const toForm = (product: Product): ProductEdit => ({
  name: product.name,
  description: product.description,
  category: product.category,
  price: product.price,
  quantity: product.quantity,
  quantitySeen: product.quantity,
  imageUrl: product.imageUrl,
  acceptedTos: false as unknown as true,
});

// Not the stock: a save changes it by the difference, whatever was sold in between.
const compared = ["name", "description", "category", "price", "imageUrl"] as const;

function EditForm({ loaded }: { loaded: Product }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm("product", { defaultValues: toForm(loaded) });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty);
  const { submit, conflict } = useVersionedEdit(form, {
    loaded,
    toForm,
    compared,
    save: async (body, headers) => {
      const { data } = await api("updateProduct", { body: { ...body, id: loaded.id }, headers });
      patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
      notify(noticeTexts.productUpdated);
      unsaved.allowLeaving();
      await navigate(paths.adminProducts);
    },
    failedText: noticeTexts.productUpdateFailed,
  });

  return (
    <Form busy={isSubmitting} onSubmit={submit}>
      <title>Edit Product</title>
      <h1 className="pb-6 text-2xl">Edit Product</h1>
      {conflict}
      <ProductFields form={form} />
      <SubmitButton busy={isSubmitting} className="mt-8 w-48">
        SUBMIT
      </SubmitButton>
      {unsaved.dialog}
    </Form>
  );
}
