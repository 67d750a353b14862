import { imageVariant, PRODUCT_IMAGE_KINDS, type ProductImageKind } from "@larkwood/contract";
import { type DragEvent, useState } from "react";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { KIND_LABELS, moved, type PictureDraft } from "./drafts";

const kinds = PRODUCT_IMAGE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
// So that nothing else that is dragged over the list is taken for one of its pictures.
const DRAGGED = "application/x-picture-place";

type PictureListProps = {
  drafts: readonly PictureDraft[];
  problems: Record<string, string>;
  onChange: (next: (known: PictureDraft[]) => PictureDraft[]) => void;
};

/** The pictures in their order: dragged by the mouse, or moved by buttons. */
export function PictureList({ drafts, problems, onChange }: PictureListProps) {
  const [over, setOver] = useState<number | null>(null);
  const list = useFocusInList(drafts.length);
  const move = (from: number, to: number) => onChange((known) => moved(known, from, to));
  const edit = (place: number, changes: Partial<PictureDraft>) =>
    onChange((known) => known.map((one, at) => (at === place ? { ...one, ...changes } : one)));
  const dropAt = (place: number) => (event: DragEvent) => {
    setOver(null);
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === "") return;
    event.preventDefault();
    move(Number(from), place);
  };
  return (
    <ul ref={list} aria-label="Images" className="grid gap-4">
      {drafts.map(({ url, alt, kind }, place) => {
        const called = `image ${place + 1}`;
        const problem = problems[`images.${place}.url`];
        return (
          <li
            key={url}
            // By the picture alone: the words beside it can be marked with the mouse.
            onDragStart={(event) => {
              if (!(event.target instanceof HTMLImageElement)) return;
              event.dataTransfer.setData(DRAGGED, String(place));
              event.dataTransfer.effectAllowed = "move";
            }}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAGGED)) return;
              event.preventDefault();
              setOver(place);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={dropAt(place)}
            className={cx(
              "grid grid-cols-[7rem_minmax(0,1fr)_10rem_auto] items-center gap-x-6 border-b border-hairline pb-4",
              over === place && "bg-clay-wash",
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
                {place === 0 ? "Main image" : `Image ${place + 1}`}
              </span>
              {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
            </div>
            <Field
              label={`Alt text of ${called}`}
              name={`images.${place}.alt`}
              value={alt}
              error={problems[`images.${place}.alt`]}
              onChange={({ target }) => edit(place, { alt: target.value })}
            />
            <Select
              label={`Type of ${called}`}
              name={`images.${place}.kind`}
              options={kinds}
              value={kind}
              onChange={({ target }) => edit(place, { kind: target.value as ProductImageKind })}
            />
            <div className="flex">
              <IconButton
                icon="chevron-down"
                label={`Move ${called} earlier`}
                className="[&>svg]:rotate-180"
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${called} later`}
                disabled={place === drafts.length - 1}
                onClick={() => move(place, place + 1)}
              />
              <IconButton
                icon="trash"
                label={`Remove ${called}`}
                disabled={drafts.length === 1}
                onClick={() => onChange((known) => known.filter((_, at) => at !== place))}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
