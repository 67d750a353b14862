import {
  PRODUCT_IMAGE_KINDS,
  type Product,
  type ProductImageKind,
  type ProductImagesForm,
} from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** Form state of an image. */
export type PictureDraft = { url: string; alt: string; kind: ProductImageKind };

export const KIND_LABELS: Record<ProductImageKind, string> = {
  front: "Front",
  side: "Side",
  detail: "Detail",
  room: "In a room",
  scale: "Beside a person",
};

/** Images of a product; the alt text of the main image defaults to the product's name. */
export const toPictureDrafts = ({ images, imageUrl, name }: Product): PictureDraft[] =>
  images && images.length > 0
    ? images.map(({ url, alt, kind }) => ({ url, alt, kind }))
    : [{ url: imageUrl, alt: name, kind: "front" }];

export const toPicturesForm = (drafts: readonly PictureDraft[]): ProductImagesForm => ({
  images: [...drafts],
});

/** A new image gets the first unused kind. Its alt text is left to the owner, who sees the image. */
export function newDraft(url: string, drafts: readonly PictureDraft[]): PictureDraft {
  const kind = PRODUCT_IMAGE_KINDS.find((item) => drafts.every((draft) => draft.kind !== item)) ?? "detail";
  return { url, alt: "", kind };
}

/** Moves an item of a list. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  const item = list[from];
  return item === undefined ? others : [...others.slice(0, to), item, ...others.slice(to)];
}

const countText = (drafts: readonly PictureDraft[]) =>
  drafts.length === 1 ? "1 image" : `${drafts.length} images`;

/** Image changes by another user, unless they equal the changes here. */
export function pictureChanges(
  before: readonly PictureDraft[],
  now: readonly PictureDraft[],
  mine: readonly PictureDraft[],
): ChangedField[] {
  const [old, theirs, own] = [before, now, mine].map((drafts) => JSON.stringify(drafts));
  if (theirs === old || theirs === own) return [];
  return [{ field: "Images", before: countText(before), now: countText(now), mine: countText(mine) }];
}
