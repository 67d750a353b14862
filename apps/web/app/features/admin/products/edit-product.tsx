import { type Product, type ProductEdit, toastTexts } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isUnpublished } from "~/features/admin/shared/listed-product";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { useVersionedEdit } from "~/features/admin/shared/use-versioned-edit";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { useShop } from "~/lib/shop/shop";
import { Form, SubmitButton } from "~/ui/form";
import { Spinner } from "~/ui/spinner";
import { showToast } from "~/ui/toast-region";
import { AttributesSection } from "./attributes/attributes-section";
import { CollectionsSection } from "./collections-section";
import { ProductEditor } from "./editor/product-editor";
import { PicturesSection } from "./pictures/pictures-section";
import { ProductFields } from "./product-fields";
import { adminProductOptions, patchLists, productToEditOptions, readProduct } from "./product-queries";
import { SearchTextsSection } from "./search-texts/search-texts-section";
import { SellingSection } from "./selling/selling-section";
import { useProductSections } from "./use-product-sections";
import { VariantsSection } from "./variants/variants-section";

/** Edits a product: in trading mode with one save for everything, in showroom mode with the form of the specification. */
export function EditProduct({ id, mayBeDraft = false }: { id: string; mayBeDraft?: boolean }) {
  return useShop().trading ? <LoadedEditor id={id} /> : <LoadedForm id={id} mayBeDraft={mayBeDraft} />;
}

function LoadedEditor({ id }: { id: string }) {
  const query = useQuery(adminProductOptions(id));
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    return <LoadFailed text={toastTexts.productLoadFailed} onRetry={() => void query.refetch()} />;
  }
  return <ProductEditor key={query.data.id} loaded={query.data} />;
}

function LoadedForm({ id, mayBeDraft }: { id: string; mayBeDraft: boolean }) {
  const query = useQuery(productToEditOptions(id, mayBeDraft));
  if (query.isPending) return <Spinner />;
  if (query.isLoadingError) {
    return <LoadFailed text={toastTexts.productLoadFailed} onRetry={() => void query.refetch()} />;
  }
  return <ProductSections key={query.data.id} loaded={query.data} />;
}

/** The product form, and below it the sections that are saved separately. */
function ProductSections({ loaded }: { loaded: Product }) {
  const sections = useProductSections(loaded);
  return (
    <>
      <EditForm loaded={loaded} sections={sections} />
      <PicturesSection {...sections.pictures} />
      <VariantsSection {...sections.variants} />
      <AttributesSection {...sections.attributes} />
      <CollectionsSection id={loaded.id} onDirty={sections.onCollectionsDirty} />
      <SellingSection {...sections.selling} />
      <SearchTextsSection {...sections.searchTexts} />
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

// Without stock: a save applies the difference, so that sales in between still count.
const compared = ["name", "description", "category", "price", "imageUrl"] as const;

type EditFormProps = { loaded: Product; sections: ReturnType<typeof useProductSections> };

function EditForm({ loaded, sections }: EditFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm("product", { defaultValues: toForm(loaded) });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty || sections.hasUnsavedSections);
  /** If the user stays on the page because of unsaved sections, all forms continue from the saved version. */
  const continueFrom = async (baseVersion: number) => {
    const product = await readProduct(loaded.id, isUnpublished(loaded)).catch(() => null);
    if (product) sections.onSaved({ baseVersion, product });
    return product ?? undefined;
  };
  const { submit, conflict, base, rebase } = useVersionedEdit(form, {
    loaded,
    toForm,
    compared,
    save: async (body, headers, base) => {
      const { data } = await api("updateProduct", { body: { ...body, id: loaded.id }, headers });
      patchLists(client, (items) => items.map((item) => (item.id === data.id ? data : item)));
      showToast(toastTexts.productUpdated);
      if (!sections.hasUnsavedSections) unsaved.allowLeaving();
      await navigate(adminPaths.products);
      return sections.hasUnsavedSections ? continueFrom(base.version) : undefined;
    },
    failedText: toastTexts.productUpdateFailed,
  });
  const { saved } = sections;
  useEffect(() => {
    // A save in a section below creates a new version; typed values in this form stay.
    if (saved?.baseVersion !== base.version) return;
    rebase(saved.product);
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
