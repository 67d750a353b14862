import type { BulkChange, PriceChange } from "@larkwood/contract";
import { changedPriceCents } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { type PricedItem, writePrices } from "../prices";
import { type ProductRow, toProduct } from "../products";
import { lockProducts, readPrices, updateCategories } from "./bulk.repo";
import type { ProductDiff } from "./change-types";

/** Moves products to a category; skips products that are already in it. */
export async function changeCategories(
  tx: Executor,
  rows: readonly ProductRow[],
  { category }: Extract<BulkChange, { kind: "category" }>,
  at: Date,
): Promise<ProductDiff[]> {
  const others = rows.filter((row) => row.category !== category);
  const changes = others.map(({ id }) => ({ id, category }));
  await updateCategories(tx, changes, at);
  return readDiffs(tx, others);
}

/** Changes the prices of variants and products, and the regular prices behind running sales. */
export async function changePrices(
  tx: Executor,
  rows: readonly ProductRow[],
  change: PriceChange,
  at: Date,
): Promise<ProductDiff[]> {
  const products = new Map(rows.map((row) => [row.id, row]));
  const before = await readPrices(tx, [...products.keys()]);
  const changes = before.flatMap((old) => {
    const product = products.get(old.productId);
    if (!product || !appliesTo(old, product, change)) return [];
    const next = nextPrice(old, product, change);
    return next.priceCents === old.priceCents && next.regularCents === old.regularCents ? [] : [next];
  });
  await writePrices(tx, changes, at);
  const changed = new Set(changes.map(({ productId }) => productId));
  return readDiffs(
    tx,
    rows.filter(({ id }) => changed.has(id)),
  );
}

/** A fixed price applies to the default variant and to variants of the same price; other variants are dearer on purpose. */
const appliesTo = ({ priceCents }: PricedItem, product: ProductRow, { kind }: PriceChange) =>
  kind !== "price-set" || priceCents === product.priceCents;

function nextPrice(old: PricedItem, { name }: ProductRow, change: PriceChange): PricedItem {
  const next = (cents: number) => {
    const changed = changedPriceCents(cents, change);
    if (changed !== null) return changed;
    const text = `The price of ${name} would be below $1 or too large.`;
    throw new AppError("invalid_input", { errors: { change: text } });
  };
  return {
    ...old,
    priceCents: next(old.priceCents),
    regularCents: old.regularCents === null ? null : next(old.regularCents),
  };
}

/** Reads the products again and builds their audit diff. */
async function readDiffs(tx: Executor, before: readonly ProductRow[]): Promise<ProductDiff[]> {
  const after = await lockProducts(
    tx,
    before.map(({ id }) => id),
  );
  const found = new Map(after.map((row) => [row.id, row]));
  return before.flatMap((old) => {
    const row = found.get(old.id);
    return row ? [{ id: row.id, before: toProduct(old, ""), after: toProduct(row, "") }] : [];
  });
}
