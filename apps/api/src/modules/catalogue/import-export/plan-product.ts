import {
  type Attribute,
  type AttributeValue,
  type ImportLine,
  validationTexts as t,
} from "@larkwood/contract";
import type { ProductRow } from "../products";
import { planAttributes } from "./attribute-cells";
import { type CsvRow, FIELD_OF, namesOtherStock, planRow } from "./plan-import";
import { type Publishing, planCollections, planPublishing, planSearchTexts } from "./plan-page";
import { isSamePictures, picturesOf, planPictures } from "./plan-pictures";
import { planSales } from "./plan-sales";
import { isAboutVariants, planVariants, type VariantPlan } from "./plan-variants";
import type { FileRow } from "./read-rows";
import { createRowErrors, type RowErrors } from "./row-errors";
import type { Picture, SearchTexts, StoredParts, StoredSale } from "./stored-parts.repo";

/** What a file says of a product beside its own fields; null where nothing changes. */
export interface PartsPlan {
  variants: VariantPlan | null;
  pictures: Picture[] | null;
  attributes: Record<string, AttributeValue | null> | null;
  /** Of a product without variants: its own number and price before. */
  sku: { sku: string | null } | null;
  compareAt: { cents: number | null } | null;
  /** Who sees it, and from when on. */
  publishing: Publishing | null;
  /** What search engines show of it. */
  searchTexts: SearchTexts | null;
  /** The ids of the collections by hand that it is in. */
  collections: string[] | null;
  /** All prices for a time that it has. */
  sales: StoredSale[] | null;
}

interface Given {
  /** The id that the product has or gets. */
  productId: string;
  existing: ProductRow | undefined;
  stored: StoredParts | undefined;
  attributes: readonly Attribute[];
  skuOf: ReadonlyMap<string, string>;
  /** To which product an address belongs or belonged. */
  slugOwners: ReadonlyMap<string, string>;
  /** Ids of collections by hand, by their words. */
  collections: ReadonlyMap<string, string>;
  variantOf: ReadonlyMap<string, string>;
  setStock: boolean;
  origin: string;
  at: Date;
}

export interface PlannedProduct {
  row: CsvRow;
  lines: ImportLine[];
  parts: PartsPlan;
  leavesStock: number;
}

/** What happens with the lines of one product in a file that says more than the specification's fields. */
export function planProduct(rows: readonly FileRow[], given: Given): PlannedProduct {
  const [head, ...others] = rows;
  if (!head) throw new Error("A product has no lines");
  const { existing, stored, setStock } = given;
  const refusals = createRowErrors();
  const { refuse } = refusals;
  for (const { line, errors } of rows)
    for (const [column, text] of Object.entries(errors)) refuse(line, column, text);
  for (const row of others) refuseOther(row, head, refuse);
  refuseSkus(rows, given, refuse);
  const aboutVariants = isAboutVariants(rows, stored);
  const variants = aboutVariants ? planVariants(rows, stored, { ...given, ...refusals }) : null;
  const row = { ...head, fields: { ...head.fields } };
  const leavesOwn = !variants && existing && !setStock && namesOtherStock(head, existing) ? 1 : 0;
  if (existing && (variants || !setStock)) delete row.fields.quantity;
  if (variants) takeFromVariants(row, variants, existing);
  const line = planRow(row, existing, head.isTwice);
  for (const [column, text] of Object.entries(line.errors)) refuse(head.line, column, text);
  const changes = new Set([...line.changes, ...(variants?.changes ?? [])]);

  const mainUrl = row.fields.imageUrl ?? existing?.imageUrl ?? "";
  const pictures = planPictures(rows, mainUrl, refuse);
  const hasOthers = pictures && !isSamePictures(pictures, picturesOf(existing?.imageUrl ?? mainUrl, stored));
  const isDescribed = pictures && (pictures.length > 1 || pictures.some(({ alt, kind }) => alt || kind));
  const newPictures = pictures && hasOthers && (stored || isDescribed) ? pictures : null;
  if (newPictures) changes.add("imageAlt");

  const attributes = planAttributes(rows, stored, { attributes: given.attributes, refuse });
  for (const key of Object.keys(attributes)) changes.add(`attribute:${key}`);

  const own = variants ? { sku: null, compareAt: null } : planOwn(head, given, refuse);
  if (own.sku) changes.add("sku");
  if (own.compareAt) changes.add("compareAtPrice");
  if (!variants) for (const other of others) refuseVariantOnly(other, refuse);

  const publishing = planPublishing(head, stored);
  if (publishing)
    changes.add(publishing.published === (stored?.published ?? true) ? "publishAt" : "published");
  const searchTexts = planSearchTexts(head, stored, { ...given, refuse });
  for (const field of searchTexts?.changed ?? []) changes.add(field);
  const collections = planCollections(head, stored, { collections: given.collections, refuse });
  if (collections) changes.add("collections");
  const sales = planSales(rows, stored, { ...given, variants, regularCents: row.fields.priceCents, refuse });
  if (sales) changes.add("salePrice");

  // A new picture of the product would become the default variant's own, were that not written after it.
  const writesVariants = !existing || changes.has("imageUrl") || (variants?.changes.size ?? 0) > 0;
  return {
    row,
    parts: {
      variants: writesVariants ? variants : null,
      pictures: newPictures,
      attributes: emptyIsNull(attributes),
      publishing,
      searchTexts: searchTexts?.after ?? null,
      collections,
      sales,
      ...own,
    },
    leavesStock: leavesOwn + (variants?.leavesStock ?? 0),
    lines: toLines(rows, { line, refusals, changes }),
  };
}

const emptyIsNull = <T extends object>(record: T): T | null =>
  Object.keys(record).length > 0 ? record : null;

interface Judged {
  line: ImportLine;
  refusals: RowErrors;
  changes: ReadonlySet<string>;
}

/** One line for the product, or one for each that cannot be read. */
function toLines(rows: readonly FileRow[], { line, refusals, changes }: Judged): ImportLine[] {
  if (refusals.byLine.size > 0) {
    return rows.flatMap((row) => {
      const errors = refusals.byLine.get(row.line);
      return errors ? [{ ...line, line: row.line, outcome: "error" as const, changes: [], errors }] : [];
    });
  }
  const outcome = line.outcome === "unchanged" && changes.size > 0 ? "update" : line.outcome;
  return [{ ...line, outcome, changes: line.outcome === "create" ? [] : [...changes] }];
}

/** A later line may repeat what the first says of the product, and not contradict it. */
function refuseOther(row: FileRow, head: FileRow, refuse: RowErrors["refuse"]): void {
  for (const column of ["name", "description", "category"] as const) {
    const said = row.fields[FIELD_OF[column]];
    if (said !== undefined && said !== head.fields[FIELD_OF[column]]) refuse(row.line, column, t.lineOther);
  }
}

function refuseSkus(
  rows: readonly FileRow[],
  { skuOf, productId }: Given,
  refuse: RowErrors["refuse"],
): void {
  for (const { line, parts, isSkuTwice } of rows) {
    const owner = parts?.sku ? skuOf.get(parts.sku.toUpperCase()) : undefined;
    if (isSkuTwice) refuse(line, "sku", t.skuTwice);
    else if (owner !== undefined && owner !== productId) refuse(line, "sku", t.skuTaken);
  }
}

/** A line that speaks of a variant where the product has none. */
function refuseVariantOnly({ line, parts, fields }: FileRow, refuse: RowErrors["refuse"]): void {
  if (parts?.sku || fields.priceCents !== undefined || fields.quantity !== undefined)
    refuse(line, "option1Value", t.valuesOfVariant);
}

/** The specification's price, stock and picture are those of the default variant and of all together. */
function takeFromVariants(row: CsvRow, variants: VariantPlan, existing: ProductRow | undefined): void {
  const [main] = variants.after;
  if (!main) return;
  // A picture that is only changed as the product's is that of the default variant, where it has one.
  const given = row.fields.imageUrl;
  const old = variants.before.find(({ id }) => id === main.id)?.imageUrl ?? null;
  const isOwn = existing && main.imageUrl !== null && main.imageUrl === old;
  if (given && isOwn && given !== existing.imageUrl) {
    main.imageUrl = given;
    variants.changes.add("variantImageUrl");
  }
  if (main.imageUrl !== null && (given ?? existing?.imageUrl) !== undefined)
    row.fields.imageUrl = main.imageUrl;
  if (existing) {
    delete row.fields.priceCents;
    return;
  }
  row.fields.priceCents = main.priceCents;
  row.fields.quantity = variants.after.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The number and the price before of a product that is its own only variant. */
function planOwn(head: FileRow, { existing, stored, productId }: Given, refuse: RowErrors["refuse"]) {
  const { sku, compareAtCents } = head.parts ?? {};
  const before = stored?.skus.get(productId) ?? null;
  const hasVariants = (stored?.variants.length ?? 0) > 0;
  const price = head.fields.priceCents ?? existing?.priceCents ?? 0;
  const was = existing?.compareAtCents ?? null;
  const wasBargain = was !== null && was > (existing?.priceCents ?? 0) ? was : null;
  if (compareAtCents && compareAtCents <= price) refuse(head.line, "compareAtPrice", t.compareAt);
  return {
    sku: sku !== undefined && !hasVariants && sku !== before ? { sku } : null,
    compareAt:
      compareAtCents !== undefined && !hasVariants && compareAtCents !== wasBargain
        ? { cents: compareAtCents }
        : null,
  };
}
