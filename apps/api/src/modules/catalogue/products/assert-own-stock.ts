import { validationTexts as t } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { eq } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { CatalogueContext } from "../context";

interface StockChange {
  productId: string;
  /** The field of the form that gets the message. */
  field: "quantity" | "amount";
}

/** Refuses a change of the total stock of variants in trading mode: the shop can't know which variants it is about. */
export async function assertOwnStock(
  tx: Executor,
  { settings }: Pick<CatalogueContext, "settings">,
  { productId, field }: StockChange,
): Promise<void> {
  if (!isTrading(settings.current)) return;
  const [product] = await tx
    .select({ hasVariants: products.hasVariants })
    .from(products)
    .where(eq(products.id, productId));
  if (product?.hasVariants) throw new AppError("invalid_input", { errors: { [field]: t.variantStock } });
}
