import type { Product, ProductForm } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { newId } from "../../ids";
import { recordAudit } from "../audit";
import { toProduct, toStoredImage } from "./product.mapper";
import { insertProduct, type ProductChange } from "./product.repo";

/** What is stored of the form. */
export function toChange(form: Omit<ProductForm, "acceptedTos">, origin: string): ProductChange {
  const { name, description, category, price, quantity, imageUrl } = form;
  return {
    name,
    description,
    category,
    priceCents: toCents(price),
    quantity,
    imageUrl: toStoredImage(imageUrl, origin),
  };
}

export async function createProduct(
  { db, clock, catalogue }: AppContext,
  form: ProductForm,
  { caller, requestId, origin }: Author,
): Promise<Product> {
  const at = clock();
  const created = await inTransaction(db, async (tx) => {
    const row = await insertProduct(tx, { id: newId(at), createdAt: at, ...toChange(form, origin) });
    await recordAudit(tx, {
      actor: caller,
      action: "product.create",
      subjectType: "product",
      subjectId: row.id,
      after: toProduct(row, ""),
      requestId,
      at,
    });
    return row;
  });
  catalogue.forget();
  return toProduct(created, origin);
}
