import { type Product, picturesFormSchema } from "@larkwood/contract";
import { FileDrop } from "~/features/admin/products/file-drop";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { PartFrame } from "~/features/admin/products/part-frame";
import { useFilled } from "~/features/admin/products/use-filled";
import { type PartProps, useProductPart } from "~/features/admin/products/use-product-part";
import { api } from "~/lib/api/api";
import { draftsOf, newDraft, pictureChanges, toPicturesForm } from "./drafts";
import { PictureList } from "./picture-list";
import { UploadList } from "./upload-list";
import { useUploadQueue } from "./use-upload-queue";

const texts = { saved: "Images saved", failed: "The images couldn't be saved." };

/** The pictures of a product: uploaded several at a time, put in order, described. */
export function PicturesSection(props: PartProps) {
  const {
    filled,
    draft: drafts,
    change,
    fill,
    isDirty,
    problems,
    setProblems,
  } = useFilled(props.product, draftsOf);
  const queue = useUploadQueue((url) =>
    change((known) =>
      // The same file once more is the same picture.
      known.some((one) => one.url === url) ? known : [...known, newDraft(url, props.product.name, known)],
    ),
  );
  const changesIn = (current: Product) => pictureChanges(filled, draftsOf(current), drafts);
  const part = useProductPart({
    ...props,
    fill,
    isDirty: isDirty || queue.uploads.length > 0,
    isTouched: (_, current) => changesIn(current).length > 0,
    send: async (over, headers) => {
      const body = toPicturesForm(drafts);
      return (await api("savePictures", { params: { id: over.id }, body, headers })).data;
    },
    onProblems: setProblems,
    texts,
  });
  const isSending = queue.uploads.some(({ state }) => state !== "failed");
  const save = () => {
    const refused = findFormProblems(picturesFormSchema, toPicturesForm(drafts));
    if (refused) setProblems(refused);
    else void part.save(part.base);
  };
  return (
    <PartFrame
      id="product-pictures"
      title="Images"
      text="Shoppers see the images in this order; the first is the main image. Drag to reorder, or use the arrows. Alt text is read to people who can't see the image."
      {...part.frame(changesIn)}
      isDirty={isDirty && !isSending}
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
    </PartFrame>
  );
}
