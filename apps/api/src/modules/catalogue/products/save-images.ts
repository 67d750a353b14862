import type { Product, ProductImagesForm } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { productImages, products } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { editPart } from "./edit-part";
import { toDetail, toStoredImage } from "./product.mapper";
import type { ProductPart } from "./write-parts";

interface Input {
  id: string;
  form: ProductImagesForm;
  ifMatch: string | undefined;
}

/** Replaces the images of a product. A removed image stays stored while a variant or an order uses it. */
export function savePictures(
  context: CatalogueContext,
  { id, form, ifMatch }: Input,
  actor: Actor,
): Promise<Product> {
  return editPart(context, { id, ifMatch, part: picturesPart(form, actor.origin) }, actor);
}

export function picturesPart({ images }: ProductImagesForm, origin: string): ProductPart {
  return {
    action: "product.pictures",
    async write(tx, { row: { id } }, at) {
      const rows = images.map(({ url, alt, kind }, position) => ({
        productId: id,
        position,
        imageUrl: toStoredImage(url, origin),
        alt,
        kind,
      }));
      await tx.delete(productImages).where(eq(productImages.productId, id));
      await tx.insert(productImages).values(rows);
      await tx
        .update(products)
        .set({ imageUrl: rows[0]?.imageUrl ?? "", updatedAt: at, version: sql`${products.version} + 1` })
        .where(eq(products.id, id));
    },
    toAuditEntry(detail) {
      const { imageUrl, images: shown = [] } = toDetail(detail, "");
      return { imageUrl, images: shown };
    },
  };
}
