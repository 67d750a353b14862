import { productImagesFormSchema } from "@larkwood/contract";
import { FileDrop } from "~/features/admin/products/file-drop";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useSectionDraft } from "~/features/admin/products/use-section-draft";
import { newDraft, pictureChanges, toPictureDrafts, toPicturesForm } from "./drafts";
import { PictureList } from "./picture-list";
import { UploadList } from "./upload-list";
import { useUploadQueue } from "./use-upload-queue";

const texts = { saved: "Images saved", failed: "The images couldn't be saved." };

/** Images of a product: upload, order and alt texts. */
export function PicturesSection(props: ProductSectionProps) {
  const {
    initial,
    draft: drafts,
    change,
    fill,
    restore,
    isDirty,
    problems,
    setProblems,
  } = useSectionDraft(props.product, toPictureDrafts);
  const queue = useUploadQueue((url) =>
    change((current) =>
      // The same file gets the same URL.
      current.some((one) => one.url === url) ? current : [...current, newDraft(url, current)],
    ),
  );
  const isUploading = queue.uploads.some(({ state }) => state !== "failed");
  const section = useProductSection({
    ...props,
    id: "product-pictures",
    fill,
    draft: drafts,
    restore,
    isDirty: isDirty || queue.uploads.length > 0,
    findChanges: (_, stored) => pictureChanges(initial, toPictureDrafts(stored), drafts),
    toBody: () => {
      const body = toPicturesForm(drafts);
      const invalid = findFormProblems(productImagesFormSchema, body);
      if (invalid) setProblems(invalid);
      return invalid || isUploading ? null : body;
    },
    onProblems: setProblems,
    texts,
  });
  return (
    <ProductSectionFrame
      title="Images"
      text="Shoppers see the images in this order; the first is the main image. Drag to reorder, or use the arrows. Alt text is read to people who can't see the image."
      {...section.frame}
      isDirty={isDirty && !isUploading}
    >
      <div className="grid max-w-5xl gap-6">
        <PictureList drafts={drafts} problems={problems} onChange={change} />
        <UploadList queue={queue} />
        <FileDrop
          label="Upload images"
          hint="Drop files here or choose several. JPEG, PNG, WebP or AVIF, up to 10 MB each"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onFile={queue.add}
        />
      </div>
    </ProductSectionFrame>
  );
}
