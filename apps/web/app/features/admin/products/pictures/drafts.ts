import {
  type PicturesForm,
  PRODUCT_IMAGE_KINDS,
  type Product,
  type ProductImageKind,
} from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** A picture as the fields show it. */
export type PictureDraft = { url: string; alt: string; kind: ProductImageKind };

export const KIND_LABELS: Record<ProductImageKind, string> = {
  front: "Front",
  side: "Side",
  detail: "Detail",
  room: "In a room",
  scale: "Beside a person",
};

/** The pictures of a product; one that nobody has described is called by the product's name. */
export const draftsOf = ({ images, imageUrl, name }: Product): PictureDraft[] =>
  images && images.length > 0
    ? images.map(({ url, alt, kind }) => ({ url, alt, kind }))
    : [{ url: imageUrl, alt: name, kind: "front" }];

export const toPicturesForm = (drafts: readonly PictureDraft[]): PicturesForm => ({ images: [...drafts] });

/** A picture that has just come: the first kind that none shows yet, called by the product's name and that. */
export function newDraft(url: string, name: string, drafts: readonly PictureDraft[]): PictureDraft {
  const kind = PRODUCT_IMAGE_KINDS.find((one) => drafts.every((draft) => draft.kind !== one)) ?? "detail";
  return { url, alt: `${name}, ${KIND_LABELS[kind].toLowerCase()}`, kind };
}

/** The list with one of its pictures at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from);
  const one = list[from];
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)];
}

const inWords = (drafts: readonly PictureDraft[]) =>
  drafts.length === 1 ? "1 image" : `${drafts.length} images`;

/** What somebody else changed of the pictures, where it is not what is about to be saved here. */
export function pictureChanges(
  before: readonly PictureDraft[],
  now: readonly PictureDraft[],
  mine: readonly PictureDraft[],
): ChangedField[] {
  const [old, theirs, own] = [before, now, mine].map((drafts) => JSON.stringify(drafts));
  if (theirs === old || theirs === own) return [];
  return [{ field: "Images", before: inWords(before), now: inWords(now), mine: inWords(mine) }];
}
