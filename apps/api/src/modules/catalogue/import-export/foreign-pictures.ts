import { externalPictures, type PictureCopy } from "./pictures/picture-copies.repo";
import type { ProductPlan } from "./plans";
import type { FileRow } from "./read-rows";

/** The pictures of a planned product that are at other addresses. */
export function picturesToCopy({ row, parts, existing }: ProductPlan): PictureCopy[] {
  const own = row.fields.imageUrl ?? existing?.imageUrl;
  const others = parts.pictures?.map(({ imageUrl }) => imageUrl) ?? [];
  const ofVariants = parts.variants?.after.map(({ imageUrl }) => imageUrl) ?? [];
  return externalPictures(row.id, [own, ...others, ...ofVariants]);
}

/** Replaces addresses of pictures that were copied into the shop before. */
export function withCopies<Row extends FileRow>(row: Row, copies: ReadonlyMap<string, string>): Row {
  const copyOf = (url: string) => copies.get(`${row.id} ${url}`) ?? url;
  const { imageUrl } = row.fields;
  const { parts } = row;
  return {
    ...row,
    ...(imageUrl ? { fields: { ...row.fields, imageUrl: copyOf(imageUrl) } } : {}),
    ...(parts?.variantImage ? { parts: { ...parts, variantImage: copyOf(parts.variantImage) } } : {}),
  };
}
