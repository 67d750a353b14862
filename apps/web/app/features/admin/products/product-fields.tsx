import { CATEGORIES, categoryLabels, screenTexts } from "@larkwood/contract";
import type { ContractForm } from "~/lib/forms/use-contract-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { Textarea } from "~/ui/textarea";
import { ImageUpload } from "./image-upload";
import { PicturePreview } from "./picture-preview";

const categories = [
  { value: "", label: "Select product category" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

/** All fields of a product, with an image preview. */
export function ProductFields({ form }: { form: ContractForm<"product"> }) {
  const { errors } = form.formState;
  const setPicture = (imageUrl: string) =>
    form.setValue("imageUrl", imageUrl, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,36rem)_20rem] xl:gap-x-16">
      <div className="grid content-start gap-5">
        <Field label="Name" error={errors.name?.message} {...form.register("name")} />
        <Textarea label="Description" error={errors.description?.message} {...form.register("description")} />
        <Select
          label="Category"
          options={categories}
          error={errors.category?.message}
          {...form.register("category")}
        />
        <div className="grid grid-cols-2 gap-6">
          <Field
            label="Price"
            type="number"
            step="any"
            inputMode="decimal"
            error={errors.price?.message}
            {...form.register("price", { valueAsNumber: true })}
          />
          <Field
            label="Quantity"
            type="number"
            step="any"
            inputMode="numeric"
            error={errors.quantity?.message}
            {...form.register("quantity", { valueAsNumber: true })}
          />
        </div>
        <Field
          label="Image URL"
          inputMode="url"
          error={errors.imageUrl?.message}
          {...form.register("imageUrl")}
        />
        <Checkbox
          label={screenTexts.terms}
          error={errors.acceptedTos?.message}
          {...form.register("acceptedTos")}
        />
      </div>
      <div className="grid content-start gap-4">
        <PicturePreview src={errors.imageUrl ? "" : form.watch("imageUrl")} />
        <ImageUpload onUploaded={setPicture} />
      </div>
    </div>
  );
}
