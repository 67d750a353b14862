import type { Product, ProductSheet } from "@larkwood/contract";
import {
  assemblySteps,
  careNotes,
  findVariant,
  formatInches,
  sheetsOf,
  sizeOf,
  withVariant,
} from "@larkwood/domain";
import type { AnonymousActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import { findDetail, toDetail } from "../../catalogue/products";
import type { SalesContext } from "../context";
import { createDocumentCache, findLetterhead, type ProductSheetContent } from "../documents";
import { findOutlines } from "./find-outlines";

const TITLES: Record<ProductSheet, string> = {
  dimensions: "Dimensions",
  care: "Care guide",
  assembly: "Assembly notes",
};
const UNITS = ["mm", "cm", "m", "g", "kg"];
const PARCELS = ["parcels", "parcel-sizes"];

// Apart from the documents of orders, which visitors must not push out.
const sheets = createDocumentCache();

interface SheetInput {
  id: string;
  sheet: ProductSheet;
  variantId?: string | undefined;
}

/** A sheet about a published product, drawn once while its data stays the same. Visitors take turns. */
export async function readProductSheet(
  context: Pick<SalesContext, "db" | "config" | "settings" | "imageStores">,
  { id, sheet, variantId }: SheetInput,
  { origin, address }: Pick<AnonymousActor, "origin" | "address">,
): Promise<{ name: string; file: Buffer }> {
  const found = await findDetail(context.db, id);
  if (!found?.isPublished) throw new AppError("not_found");
  const detail = toDetail(found, origin);
  const variant = findVariant(detail, variantId);
  if (variantId && !variant) throw new AppError("not_found");
  const product = withVariant(detail, variant?.id);
  if (!sheetsOf(product).includes(sheet)) throw new AppError("not_found");
  const { shopName, contactEmail, contactPhone } = context.settings.current;
  const content: ProductSheetContent = {
    kind: "product_sheet",
    title: TITLES[sheet],
    shop: { name: shopName, email: contactEmail, phone: contactPhone },
    name: variant?.name ? `${detail.name}, ${variant.name}` : detail.name,
    sku: (variant ?? detail.variants?.[0])?.sku ?? "",
    facts: [],
    notes: [],
    steps: [],
    ...(await partsOf[sheet](context, product)),
  };
  const info = {
    title: `${content.title}: ${content.name}`,
    author: shopName,
    letterhead: await findLetterhead(context),
  };
  const file = await sheets.getOrDraw(`sheets of ${clientNetwork(address)}`, info, content);
  return { name: `${sheet}-${id}`, file };
}

type Parts = Partial<Pick<ProductSheetContent, "drawing" | "facts" | "notes" | "steps">>;

/** What each sheet shows. */
const partsOf: Record<
  ProductSheet,
  (context: Pick<SalesContext, "config">, product: Product) => Parts | Promise<Parts>
> = {
  dimensions: async ({ config }, product) => {
    const size = sizeOf(product);
    if (!size) return {};
    const outlines = await findOutlines(config, product.imageUrl, size);
    return { drawing: { size, outlines }, facts: factsOf(product, UNITS, PARCELS) };
  },
  care: (_, product) => ({ facts: factsOf(product, [], ["material"]), notes: careNotes(product) }),
  assembly: (_, product) => ({
    facts: factsOf(product, ["kg", "g"], ["assembly", ...PARCELS]),
    steps: assemblySteps(product),
  }),
};

/** Attributes by unit or key, with lengths in inches too. */
function factsOf({ attributes = [] }: Product, units: readonly string[], keys: readonly string[]) {
  return attributes
    .filter(({ key, unit }) => units.includes(unit) || keys.includes(key))
    .map(({ name, text, value, unit }): [string, string] => [
      name,
      typeof value === "number" && unit === "cm" ? `${text} (${formatInches(value)})` : text,
    ]);
}
