import { validationTexts as t } from "@larkwood/contract";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { Picture, StoredParts } from "./stored-parts.repo";

const MOST = 100;

/** The pictures that the lines of a product name, the main one first; null where the file says nothing of them. */
export function planPictures(
  rows: readonly FileRow[],
  mainUrl: string,
  refuse: RowErrors["refuse"],
): Picture[] | null {
  const [first, ...others] = rows;
  const says = ({ parts }: FileRow) => parts?.alt !== undefined || parts?.kind !== undefined;
  if (!first || !(says(first) || others.some(({ fields }) => fields.imageUrl))) return null;
  const pictures = rows.flatMap((row, place): Picture[] => {
    const imageUrl = place === 0 ? mainUrl : row.fields.imageUrl;
    const { alt = "", kind = "" } = row.parts ?? {};
    if (imageUrl) return [{ imageUrl, alt, kind: place === 0 || kind !== "" ? kind : "front" }];
    if (alt !== "") refuse(row.line, "imageUrl", t.required);
    return [];
  });
  if (pictures.length > MOST) refuse(first.line, "imageUrl", t.picturesMany);
  return pictures;
}

/** The pictures of a product as a file shows them. */
export function picturesOf(mainUrl: string, parts: StoredParts | undefined): Picture[] {
  const { alt = "", kind = "" } = parts?.described ?? {};
  return [{ imageUrl: mainUrl, alt, kind }, ...(parts?.otherPictures ?? [])];
}

export function isSamePictures(some: readonly Picture[], others: readonly Picture[]): boolean {
  const words = (pictures: readonly Picture[]) =>
    JSON.stringify(pictures.map(({ imageUrl, alt, kind }) => [imageUrl, alt, kind]));
  return words(some) === words(others);
}
