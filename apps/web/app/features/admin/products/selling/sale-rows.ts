import type { AdminProduct, SalePricesForm } from "@larkwood/contract";
import { fromLocalMoment, toLocalMoment } from "./local-moment";

/** A line of the table of sale prices, as it is typed. */
export interface SaleRow {
  id: string;
  /** What it is called; empty for a product without options. */
  name: string;
  /** What it costs when it is not on sale. */
  regular: number;
  price: string;
  from: string;
  until: string;
}

/** One line for each variant, or one for a product without any. */
export function toSaleRows({ id, price, variants = [], salePrices }: AdminProduct): SaleRow[] {
  const shelf = variants.length > 0 ? variants : [{ id, name: "", price }];
  return shelf.map((variant) => {
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

/** What is sent: the lines that have a price, in their order. */
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

/** What was wrong, by the line that it was sent from: only lines with a price are sent. */
export function problemsByRow(
  rows: readonly SaleRow[],
  problems: Readonly<Record<string, string>>,
): Map<string, Record<string, string>> {
  const sent = rows.filter(({ price }) => price.trim() !== "");
  const byRow = new Map<string, Record<string, string>>();
  for (const [field, text] of Object.entries(problems)) {
    const [, place = "", part = ""] = /^salePrices\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const row = sent[Number(place)];
    if (row && part) byRow.set(row.id, { ...byRow.get(row.id), [part]: text });
  }
  return byRow;
}
