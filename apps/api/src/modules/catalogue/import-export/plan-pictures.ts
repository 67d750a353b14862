import { validationTexts as t } from "@larkwood/contract";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { Picture, StoredParts } from "./stored-parts.repo";

const MAX_PICTURES = 100;

/** Plans the pictures of a product, the main one first; null if the file contains none. */
export function planPictures(
  rows: readonly FileRow[],
  mainUrl: string,
  addError: RowErrors["addError"],
): Picture[] | null {
  const [first, ...others] = rows;
  const hasPictureCells = ({ parts }: FileRow) => parts?.alt !== undefined || parts?.kind !== undefined;
  if (!first || !(hasPictureCells(first) || others.some(({ fields }) => fields.imageUrl))) return null;
  const pictures = rows.flatMap((row, index): Picture[] => {
    const imageUrl = index === 0 ? mainUrl : row.fields.imageUrl;
    const { alt = "", kind = "" } = row.parts ?? {};
    if (imageUrl) return [{ imageUrl, alt, kind: index === 0 || kind !== "" ? kind : "front" }];
    if (alt !== "") addError(row.line, "imageUrl", t.required);
    return [];
  });
  if (pictures.length > MAX_PICTURES) addError(first.line, "imageUrl", t.tooManyImages);
  return pictures;
}

/** A file without the column keeps the kinds of pictures that the product has already. */
export function withStoredKinds(
  pictures: Picture[] | null,
  { parts }: FileRow,
  stored: readonly Picture[],
): Picture[] | null {
  if (!pictures || parts?.kind !== undefined) return pictures;
  const kinds = new Map(stored.map(({ imageUrl, kind }) => [imageUrl, kind]));
  return pictures.map((picture) => ({ ...picture, kind: kinds.get(picture.imageUrl) ?? picture.kind }));
}

/** The stored pictures of a product, the main one first. */
export function picturesOf(mainUrl: string, parts: StoredParts | undefined): Picture[] {
  const { alt = "", kind = "" } = parts?.described ?? {};
  return [{ imageUrl: mainUrl, alt, kind }, ...(parts?.otherPictures ?? [])];
}

export function isSamePictures(a: readonly Picture[], b: readonly Picture[]): boolean {
  const serialize = (pictures: readonly Picture[]) =>
    JSON.stringify(pictures.map(({ imageUrl, alt, kind }) => [imageUrl, alt, kind]));
  return serialize(a) === serialize(b);
}
