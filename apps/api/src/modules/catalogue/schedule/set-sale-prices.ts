import { type AdminProduct, type SalePricesForm, validationTexts as t } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { endOfDay, startOfDay } from "../../../core/calendar";
import { formatCents } from "../../../core/format-cents";
import type { Executor } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { endSales, startSales } from "../prices";
import { lockProduct, type ProductPart } from "../products";
import { variantsOf } from "../variants";
import { salePricesOf } from "./admin-product";
import { editAdminPart } from "./edit-admin-part";

type SalePriceInput = SalePricesForm["salePrices"][number];
interface Times {
  at: Date;
  timeZone: string;
}

/** Replaces the sale prices of a product. */
export function setSalePrices(
  context: CatalogueContext,
  { id, form }: { id: string; form: SalePricesForm },
  actor: Actor,
): Promise<AdminProduct> {
  return editAdminPart(context, { id, part: salePricesPart(context, form) }, actor);
}

/** Running sales end first, so that regular prices are compared. */
export function salePricesPart(
  { settings }: Pick<CatalogueContext, "settings">,
  form: SalePricesForm,
): ProductPart {
  const { timeZone, currency } = settings.current;
  return {
    action: "product.sale",
    async write(tx, { row: { id } }, at) {
      await endSales(tx, [id], "all");
      const prices = await regularPrices(tx, id);
      const rows = toRows(form.salePrices, { prices, times: { at, timeZone }, productId: id, currency });
      if (rows.length > 0) await tx.insert(salePrices).values(rows);
      await startSales(tx, [id], at);
      await tx.update(products).set({ updatedAt: at }).where(eq(products.id, id));
    },
    toAuditEntry: async ({ row }, tx) => ({ salePrices: await salePricesOf(tx, row.id) }),
  };
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
