import { imageVariant, PRODUCT_IMAGE_KINDS, type ProductImageKind } from "@larkwood/contract";
import { type DragEvent, useState } from "react";
import { OrderButtons } from "~/features/admin/shared/ui/order-buttons";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { KIND_LABELS, type PictureDraft, withMoved } from "./drafts";

const kinds = PRODUCT_IMAGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
// Own type, so that other dragged content is ignored.
const DRAG_TYPE = "application/x-picture-place";

type PictureListProps = {
  drafts: readonly PictureDraft[];
  problems: Record<string, string>;
  onChange: (next: (current: PictureDraft[]) => PictureDraft[]) => void;
};

/** Images in order; reordered by dragging or with buttons. */
export function PictureList({ drafts, problems, onChange }: PictureListProps) {
  const [dropIndex, setDropIndex] = useState<number | null>(null);
  const list = useFocusInList(drafts.length);
  const move = (from: number, to: number) => onChange((current) => withMoved(current, from, to));
  const edit = (index: number, changes: Partial<PictureDraft>) =>
    onChange((current) =>
      current.map((one, position) => (position === index ? { ...one, ...changes } : one)),
    );
  const dropAt = (index: number) => (event: DragEvent) => {
    setDropIndex(null);
    const from = event.dataTransfer.getData(DRAG_TYPE);
    if (from === "") return;
    event.preventDefault();
    move(Number(from), index);
  };
  return (
    <ul ref={list} aria-label="Images" className="grid gap-4">
      {drafts.map(({ url, alt, kind }, index) => {
        const imageName = `image ${index + 1}`;
        const problem = problems[`images.${index}.url`];
        return (
          <li
            key={url}
            // Only the image is draggable, so that text beside it can be selected.
            onDragStart={(event) => {
              if (!(event.target instanceof HTMLImageElement)) return;
              event.dataTransfer.setData(DRAG_TYPE, String(index));
              event.dataTransfer.effectAllowed = "move";
            }}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
              event.preventDefault();
              setDropIndex(index);
            }}
            onDragLeave={() => setDropIndex(null)}
            onDrop={dropAt(index)}
            className={cx(
              "grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-b md:grid-cols-[7rem_minmax(0,1fr)_10rem_auto] border-hairline pb-4",
              dropIndex === index && "bg-clay-wash",
            )}
          >
            <div>
              <img
                src={imageVariant(url, 640)}
                alt=""
                draggable
                className="aspect-4/3 w-full cursor-grab bg-linen object-cover"
              />
              <span className="text-xs text-ink-soft">
                {index === 0 ? "Main image" : `Image ${index + 1}`}
              </span>
              {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
            </div>
            <Field
              label={`Alt text of ${imageName}`}
              name={`images.${index}.alt`}
              value={alt}
              hint="What the image shows, such as “The sofa from behind, in moss green wool”"
              error={problems[`images.${index}.alt`]}
              onChange={({ target }) => edit(index, { alt: target.value })}
            />
            <Select
              label={`Type of ${imageName}`}
              className="max-md:col-start-2"
              name={`images.${index}.kind`}
              options={kinds}
              value={kind}
              onChange={({ target }) => edit(index, { kind: target.value as ProductImageKind })}
            />
            <div className="flex max-md:col-start-2">
              <OrderButtons
                name={imageName}
                index={index}
                count={drafts.length}
                canRemove={drafts.length > 1}
                onMove={(to) => move(index, to)}
                onRemove={() => onChange((current) => current.filter((_, position) => position !== index))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
