import { noticeTexts, type ProductForm } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { DefaultValues } from "react-hook-form";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { showServerErrors, useContractForm } from "~/lib/use-contract-form";
import { useRequestKey } from "~/lib/use-request-key";
import { useUnsavedChanges } from "~/lib/use-unsaved-changes";
import { Form, SubmitButton } from "~/ui/form";
import { notify } from "~/ui/notices";
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

export function CreateProduct() {
  const client = useQueryClient();
  const form = useContractForm("product", { defaultValues: emptyForm });
  const { isSubmitting, isDirty } = form.formState;
  const unsaved = useUnsavedChanges(isDirty);
  const requestKey = useRequestKey();

  const save = form.handleSubmit(async (body) => {
    try {
      await api("createProduct", { body, headers: requestKey.headersFor(body) });
      requestKey.forget();
      notify(noticeTexts.productAdded);
      form.reset(emptyForm);
      form.setFocus("name");
      void client.invalidateQueries({ queryKey: queryKeys.products });
    } catch (error) {
      showServerErrors(form, error);
      notify(noticeTexts.productAddFailed, "alert");
    }
  });

  return (
    <Form busy={isSubmitting} onSubmit={save}>
      <title>Add New Product</title>
      <h1 className="pb-6 text-2xl">Add New Product</h1>
      <ProductFields form={form} />
      <SubmitButton busy={isSubmitting} className="mt-8 w-48">
        SUBMIT
      </SubmitButton>
      {unsaved.dialog}
    </Form>
  );
}
