import type { ProductParts } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import type { CatalogueContext } from "../context";
import { type ProductPart, quantityAfter, toProduct, writeDetails } from "../products";

type DetailsForm = Pick<
  ProductParts,
  "name" | "description" | "category" | "price" | "quantity" | "quantitySeen" | "lowStock"
>;

/** Name, description, category, price, stock and the limit of low stock. */
export function detailsPart(
  context: CatalogueContext,
  { price, quantity, quantitySeen, ...columns }: DetailsForm,
  { caller }: Actor,
): ProductPart {
  return {
    action: "product.update",
    async write(tx, { row: before }, at) {
      const change = {
        ...columns,
        ...(price === undefined ? {} : { priceCents: toCents(price) }),
        quantity: quantityAfter(before, { quantity, quantitySeen }),
      };
      await writeDetails(tx, context, { before, change, actorId: caller.userId, at });
    },
    toAuditEntry: ({ row, lowStock }) => ({ ...toProduct(row, ""), lowStock }),
  };
}
