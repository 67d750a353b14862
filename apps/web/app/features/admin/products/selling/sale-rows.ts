import type { AdminProduct, SalePricesForm } from "@larkwood/contract";
import { fromLocalMoment, toLocalMoment } from "./local-moment";

/** Form state of one sale price. */
export interface SaleRow {
  id: string;
  /** Name of the variant; empty for a product without options. */
  name: string;
  /** Price without the sale. */
  regular: number;
  price: string;
  from: string;
  until: string;
}

/** One row per variant, or one row for a product without variants. */
export function toSaleRows({ id, price, variants = [], salePrices }: AdminProduct): SaleRow[] {
  const items = variants.length > 0 ? variants : [{ id, name: "", price }];
  return items.map((variant) => {
    const sale = salePrices.find(({ variantId }) => variantId === variant.id);
    return {
      id: variant.id,
      name: variant.name,
      regular: sale?.regularPrice ?? variant.price,
      price: sale ? String(sale.price) : "",
      from: toLocalMoment(sale?.startsAt ?? null),
      until: toLocalMoment(sale?.endsAt ?? null),
    };
  });
}

/** The request body; rows without a price are omitted. */
export function toSaleForm(rows: readonly SaleRow[]): SalePricesForm {
  return {
    salePrices: rows
      .filter(({ price }) => price.trim() !== "")
      .map(({ id, price, from, until }) => ({
        variantId: id,
        price: Number(price),
        startsAt: fromLocalMoment(from),
        endsAt: fromLocalMoment(until),
      })),
  };
}

/** Errors by row id. Error indexes count only the sent rows, which have a price. */
export function problemsByRow(
  rows: readonly SaleRow[],
  problems: Readonly<Record<string, string>>,
): Map<string, Record<string, string>> {
  const sent = rows.filter(({ price }) => price.trim() !== "");
  const byRow = new Map<string, Record<string, string>>();
  for (const [field, text] of Object.entries(problems)) {
    const [, index = "", name = ""] = /^salePrices\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = sent[Number(index)];
    if (row && name) byRow.set(row.id, { ...byRow.get(row.id), [name]: text });
  }
  return byRow;
}
