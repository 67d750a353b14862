import { type Product, type ProductEdit, toastTexts } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { useVersionedEdit } from "~/features/admin/shared/use-versioned-edit";
import { api } from "~/lib/api/api";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { Form, SubmitButton } from "~/ui/form";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { AttributesSection } from "./attributes/attributes-section";
import { CollectionsSection } from "./collections-section";
import { PicturesSection } from "./pictures/pictures-section";
import { ProductFields } from "./product-fields";
import { patchLists, productToEditOptions, readProduct } from "./product-queries";
import { SearchTextsSection } from "./search-texts/search-texts-section";
import { SellingSection } from "./selling/selling-section";
import { useEditedParts } from "./use-edited-parts";
import { VariantsSection } from "./variants/variants-section";

/** Loads a product and lets it be changed. */
export function EditProduct({ id }: { id: string }) {
  const query = useQuery(productToEditOptions(id));
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    return <LoadFailed text={toastTexts.productLoadFailed} onRetry={() => void query.refetch()} />;
  }
  return <ProductParts key={query.data.id} loaded={query.data} />;
}

/** The product form first, and below it what is saved by itself. */
function ProductParts({ loaded }: { loaded: Product }) {
  const parts = useEditedParts(loaded);
  return (
    <>
      <EditForm loaded={loaded} parts={parts} />
      <PicturesSection {...parts.pictures} />
      <VariantsSection {...parts.variants} />
      <AttributesSection {...parts.attributes} />
      <CollectionsSection id={loaded.id} onDirty={parts.onCollectionsDirty} />
      <SellingSection {...parts.selling} />
      <SearchTextsSection {...parts.searchTexts} />
    </>
  );
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

type EditFormProps = { loaded: Product; parts: ReturnType<typeof useEditedParts> };

function EditForm({ loaded, parts }: EditFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm("product", { defaultValues: toForm(loaded) });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty || parts.othersWait);
  /** Asked whether to leave what waits further down, one may stay: then all goes on from what was saved. */
  const goOn = async (over: number) => {
    const product = await readProduct(loaded.id).catch(() => null);
    if (product) parts.onSaved({ over, product });
    return product ?? undefined;
  };
  const { submit, conflict, base, rebase } = useVersionedEdit(form, {
    loaded,
    toForm,
    compared,
    save: async (body, headers, over) => {
      const { data } = await api("updateProduct", { body: { ...body, id: loaded.id }, headers });
      patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
      showToast(toastTexts.productUpdated);
      if (!parts.othersWait) unsaved.allowLeaving();
      await navigate(paths.adminProducts);
      return parts.othersWait ? goOn(over.version) : undefined;
    },
    failedText: toastTexts.productUpdateFailed,
  });
  const { saved } = parts;
  useEffect(() => {
    // A save further down is a new version of the product, but nobody else's: what was typed here stays.
    if (saved?.over === base.version) rebase(saved.product);
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
