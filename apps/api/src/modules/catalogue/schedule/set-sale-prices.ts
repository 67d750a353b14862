import { type AdminProduct, type SalePricesForm, validationTexts as t } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { endOfDay, startOfDay } from "../../../core/calendar";
import { formatCents } from "../../../core/format-cents";
import type { Executor } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { endSales, startSales } from "../prices";
import { lockProduct } from "../products";
import { variantsOf } from "../variants";
import { getAdminProduct, salePricesOf } from "./admin-product";

type SalePriceInput = SalePricesForm["salePrices"][number];
interface Times {
  at: Date;
  timeZone: string;
}

/** Replaces the sale prices of a product. Running sales end first, so that regular prices are compared. */
export async function setSalePrices(
  { db, clock, catalogueChanges: catalogue, settings }: CatalogueContext,
  { id, form }: { id: string; form: SalePricesForm },
  { caller, requestId, origin }: Actor,
): Promise<AdminProduct> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    const { name } = await lockProduct(tx, id);
    const before = await salePricesOf(tx, id);
    await endSales(tx, [id], "all");
    const rows = toRows(form.salePrices, {
      prices: await regularPrices(tx, id),
      times: { at, timeZone: settings.current.timeZone },
      productId: id,
      currency: settings.current.currency,
    });
    if (rows.length > 0) await tx.insert(salePrices).values(rows);
    await startSales(tx, [id], at);
    await tx.update(products).set({ updatedAt: at }).where(eq(products.id, id));
    await recordAudit(tx, {
      actor: caller,
      action: "product.sale",
      subjectType: "product",
      subjectId: id,
      before: { name, salePrices: before },
      after: { name, salePrices: await salePricesOf(tx, id) },
      requestId,
      at,
    });
    return getAdminProduct(tx, id, origin);
  });
  catalogue.invalidate([id]);
  return saved;
}

/** Regular prices by the id of the variant, or of a product without variants. */
async function regularPrices(db: Executor, id: string): Promise<Map<string, number>> {
  const rows = await variantsOf(db, id);
  const prices = new Map(rows.map((row) => [row.id, row.priceCents]));
  if (prices.size === 0) prices.set(id, (await lockProduct(db, id)).priceCents);
  return prices;
}

interface RowContext {
  prices: ReadonlyMap<string, number>;
  times: Times;
  productId: string;
  currency: string;
}

function toRows(inputs: readonly SalePriceInput[], { prices, times, productId, currency }: RowContext) {
  const errors: Record<string, string> = {};
  const rows = inputs.map(({ variantId = productId, price, ...period }, index) => {
    const addError = (field: string, text: string) => {
      errors[`salePrices.${index}.${field}`] ??= text;
    };
    const regular = prices.get(variantId);
    const { startsAt, endsAt } = parsePeriod(period, times);
    if (regular === undefined) addError("variantId", t.variantDeleted);
    else if (toCents(price) >= regular)
      addError("price", `${t.salePriceTooHigh} (${formatCents(regular, currency)})`);
    if (endsAt && endsAt <= times.at) addError("endsAt", t.dateInPast);
    else if (endsAt && endsAt <= startsAt) addError("endsAt", t.saleEnd);
    return { ownerId: variantId, productId, priceCents: toCents(price), startsAt, endsAt };
  });
  if (Object.keys(errors).length > 0) throw new AppError("invalid_input", { errors });
  return rows;
}

/** Parses start and end; a date means the whole day in the shop's time zone. */
function parsePeriod(
  { startsAt, endsAt }: Pick<SalePriceInput, "startsAt" | "endsAt">,
  { at, timeZone }: Times,
) {
  return {
    startsAt: !startsAt ? at : startsAt.includes("T") ? new Date(startsAt) : startOfDay(startsAt, timeZone),
    endsAt: !endsAt ? null : endsAt.includes("T") ? new Date(endsAt) : endOfDay(endsAt, timeZone),
  };
}
