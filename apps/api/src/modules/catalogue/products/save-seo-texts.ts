import { type Product, type SearchTextsForm, validationTexts as t } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { products } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { editPart } from "./edit-part";
import type { ProductPart } from "./write-parts";

interface Input {
  id: string;
  form: SearchTextsForm;
  ifMatch: string | undefined;
}

/** Saves the slug, meta title and meta description of a product. */
export function saveSearchTexts(
  context: CatalogueContext,
  { id, form, ifMatch }: Input,
  actor: Actor,
): Promise<Product> {
  return editPart(context, { id, ifMatch, part: searchTextsPart(form) }, actor);
}

type TextChanges = { [K in keyof SearchTextsForm]?: SearchTextsForm[K] | undefined };

/** Texts that are undefined stay unchanged. */
export function searchTextsPart(form: TextChanges): ProductPart {
  return {
    action: "product.search-texts",
    async write(tx, { row }, at) {
      await tx
        .update(products)
        .set({ ...form, updatedAt: at, version: sql`${products.version} + 1` })
        .where(eq(products.id, row.id))
        .catch((error: unknown) => {
          if (violatesConstraint(error, "product_slugs_once"))
            throw new AppError("slug_taken", { errors: { slug: t.productSlugTaken } });
          throw error;
        });
    },
    toAuditEntry: ({ searchTexts }) => searchTexts,
  };
}
