import { type Product, picturesFormSchema } from "@larkwood/contract";
import { useCallback, useState } from "react";
import { api } from "~/lib/api";
import { FileDrop } from "../file-drop";
import { PartFrame } from "../part-frame";
import { type PartProps, useProductPart } from "../use-product-part";
import { draftsOf, newDraft, type PictureDraft, pictureChanges, toPicturesForm } from "./drafts";
import { PictureList } from "./picture-list";
import { UploadList } from "./upload-list";
import { useUploadQueue } from "./use-upload-queue";

const texts = { saved: "Pictures saved", failed: "The pictures could not be saved." };

/** The pictures of a product: uploaded several at a time, put in order, described. */
export function PicturesSection(props: PartProps) {
  const [filled, setFilled] = useState(() => draftsOf(props.product));
  const [drafts, setDrafts] = useState<PictureDraft[]>(filled);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fill = useCallback((stored: Product) => {
    setFilled(draftsOf(stored));
    setDrafts(draftsOf(stored));
    setProblems({});
  }, []);
  const change = (next: (known: PictureDraft[]) => PictureDraft[]) => {
    setDrafts(next);
    setProblems({});
  };
  const queue = useUploadQueue((url) =>
    change((known) =>
      // The same file once more is the same picture.
      known.some((one) => one.url === url) ? known : [...known, newDraft(url, props.product.name, known)],
    ),
  );
  const isDirty = JSON.stringify(drafts) !== JSON.stringify(filled);
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
  const { base, theirs } = part;
  const isSending = queue.uploads.some(({ state }) => state !== "failed");
  const save = () => {
    const refused = picturesFormSchema.safeParse(toPicturesForm(drafts)).error?.issues ?? [];
    if (refused.length === 0) return void part.save(base);
    setProblems(Object.fromEntries(refused.map(({ path, message }) => [path.join("."), message])));
  };
  return (
    <PartFrame
      id="product-pictures"
      title="Pictures"
      text="In the order in which shoppers see them; the first one is the main picture, also in lists. Drag them, or use the arrows. The words are for those who do not see them."
      busy={part.busy}
      isDirty={isDirty && !isSending}
      onSave={save}
      onDiscard={() => part.take(base)}
      conflict={
        theirs && {
          changed: changesIn(theirs),
          onTakeTheirs: () => part.take(theirs),
          onKeepMine: () => void part.save(theirs),
        }
      }
    >
      <div className="grid max-w-5xl gap-6">
        <PictureList drafts={drafts} problems={problems} onChange={change} />
        <UploadList queue={queue} />
        <FileDrop
          label="Upload pictures"
          hint="Drop them here or choose several. JPEG, PNG, WebP or AVIF, up to 10 MB each"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          onFile={queue.add}
        />
      </div>
    </PartFrame>
  );
}
