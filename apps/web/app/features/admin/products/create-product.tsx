import { type ProductForm, toastTexts } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { DefaultValues } from "react-hook-form";
import { useNavigate } from "react-router";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { useContractForm } from "~/lib/forms/use-contract-form";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { ProductFields } from "./product-fields";

const emptyForm = {
  name: "",
  description: "",
  category: "" as ProductForm["category"],
  price: "" as unknown as number,
  quantity: "" as unknown as number,
  imageUrl: "",
  acceptedTos: false as unknown as true,
} satisfies DefaultValues<ProductForm>;

const DRAFT_SAVED = "Draft saved. Publish it when it's ready.";

export function CreateProduct() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isTrading = useShop().trading;
  const form = useContractForm(isTrading ? "tradingProduct" : "product", { defaultValues: emptyForm });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty);
  useSessionEndedToast(isSubmitting, toastTexts.productAddFailed);
  const idempotencyKey = useIdempotencyKey();

  const saveAs = (draft: boolean) => async (values: ProductForm) => {
    const body = draft ? { ...values, draft } : values;
    try {
      const { data } = await api("createProduct", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
      showToast(draft ? DRAFT_SAVED : toastTexts.productAdded);
      if (draft) {
        unsaved.allowLeaving();
        return navigate(adminPaths.editAnyProduct(data.id));
      }
      form.reset(emptyForm);
      form.setFocus("name");
      void client.invalidateQueries({ queryKey: queryKeys.products });
    } catch (error) {
      showServerErrors(form, error);
      showToast(toastTexts.productAddFailed, "alert");
    }
  };
  const save = form.handleSubmit(saveAs(false));

  return (
    <Form busy={isSubmitting} onSubmit={save}>
      <title>Add New Product</title>
      <h1 className="pb-6 text-2xl">Add New Product</h1>
      <ProductFields form={form} />
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <SubmitButton busy={isSubmitting} className="w-48">
          SUBMIT
        </SubmitButton>
        <Button
          variant="outline"
          disabled={isSubmitting}
          onClick={() => void form.handleSubmit(saveAs(true))()}
        >
          Save as draft
        </Button>
      </div>
      {unsaved.dialog}
    </Form>
  );
}
