import { type Product, productImagesFormSchema } from "@larkwood/contract";
import { FileDrop } from "~/features/admin/products/file-drop";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useSectionDraft } from "~/features/admin/products/use-section-draft";
import { api } from "~/lib/api/api";
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
  const changesIn = (stored: Product) => pictureChanges(initial, toPictureDrafts(stored), drafts);
  const section = useProductSection({
    ...props,
    fill,
    isDirty: isDirty || queue.uploads.length > 0,
    hasConflict: (_, current) => changesIn(current).length > 0,
    send: async (base, headers) => {
      const body = toPicturesForm(drafts);
      return (await api("savePictures", { params: { id: base.id }, body, headers })).data;
    },
    onProblems: setProblems,
    texts,
  });
  const isUploading = queue.uploads.some(({ state }) => state !== "failed");
  const save = () => {
    const invalid = findFormProblems(productImagesFormSchema, toPicturesForm(drafts));
    if (invalid) setProblems(invalid);
    else void section.save(section.base);
  };
  return (
    <ProductSectionFrame
      id="product-pictures"
      title="Images"
      text="Shoppers see the images in this order; the first is the main image. Drag to reorder, or use the arrows. Alt text is read to people who can't see the image."
      {...section.frame(changesIn)}
      isDirty={isDirty && !isUploading}
      onSave={save}
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
