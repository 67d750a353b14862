import { PRODUCT_SHEETS, type Product, type ProductSheet } from "@larkwood/contract";
import { findSize, type Size } from "./lengths";
import { parseParcelSizes } from "./parcels";

type Described = Pick<Product, "attributes">;

const attributeValue = ({ attributes = [] }: Described, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value;
const attributeText = ({ attributes = [] }: Described, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.text ?? "";

const WOOD = "Wipe with a damp cloth and dry at once. Keep away from radiators and strong sun.";
const CLOTH = "Vacuum with a soft brush. Blot spills at once with a dry cloth, and don't rub.";
const METAL = "Wipe with a soft, damp cloth. Don't use scouring powder.";

/** What to do for the materials that every shop starts with. */
const CARE: Record<string, string | undefined> = {
  ...Object.fromEntries(["oak", "walnut", "ash", "beech", "birch", "pine"].map((key) => [key, WOOD])),
  teak: "Wash with water and a soft brush. Oil it once a year, or let it turn silver grey.",
  ...Object.fromEntries(["linen", "wool", "cotton"].map((key) => [key, CLOTH])),
  leather: "Dust with a dry cloth. Treat it with leather balm twice a year, and keep it out of the sun.",
  ...Object.fromEntries(["steel", "iron", "aluminium", "brass"].map((key) => [key, METAL])),
  marble: "Use coasters. Wipe up wine, coffee and lemon at once; clean with water and mild soap.",
  glass: "Clean with a soft cloth and glass cleaner.",
  ceramic: "Wash by hand with mild soap.",
};

/** The size of a product; null if a side is unknown. */
export function sizeOf(product: Described): Size | null {
  const [width, depth, height] = ["width", "depth", "height"].map((key) => attributeValue(product, key));
  return findSize({ width, depth, height });
}

/** Instructions of the care guide: those of the product first, then those for its materials. */
export function careNotes(product: Described): { title: string; text: string }[] {
  const own = attributeText(product, "care");
  const keys = attributeValue(product, "material");
  const names = attributeText(product, "material").split(", ");
  const materials = (Array.isArray(keys) ? keys : []).flatMap((key, index) => {
    const text = CARE[key];
    return text ? [{ title: names[index] ?? key, text }] : [];
  });
  return own ? [{ title: "This product", text: own }, ...materials] : materials;
}

const HEAVY_KG = 25;
const LONG_CM = 120;
const TALL_CM = 120;

/** Steps of the assembly notes, from what is known about parcels, size and weight. */
export function assemblySteps(product: Described): string[] {
  const assembly = attributeValue(product, "assembly");
  const parcels = Number(attributeValue(product, "parcels") ?? 0);
  if (assembly === undefined && parcels === 0) return [];
  const size = sizeOf(product);
  const weight = Number(attributeValue(product, "weight") ?? 0);
  const longest = Math.max(
    0,
    ...parseParcelSizes(attributeText(product, "parcel-sizes")).map(({ width }) => width),
  );
  const needsTwo = weight > HEAVY_KG || longest > LONG_CM || (size !== null && size.width > LONG_CM);
  return [
    parcels > 1 ? `Check that all ${parcels} parcels have arrived and are undamaged.` : "",
    parcels === 1 ? "Check that the parcel is undamaged." : "",
    needsTwo ? "Carry and lift it with two people." : "",
    size ? `Clear ${size.width + 100} × ${size.depth + 100} cm of floor, and lay out a blanket.` : "",
    assembly === "none" ? "It comes assembled: unpack it and set it up." : "",
    assembly === "partly"
      ? "Lay it on the blanket and fit the loose parts hand-tight, then tighten them."
      : "",
    assembly === "full"
      ? "Sort the parts by the list in the parcel. Fit all screws hand-tight, then tighten them."
      : "",
    size && size.height >= TALL_CM ? "Level it, and fix it to the wall if it can tip over." : "Level it.",
    assembly === "none" ? "" : "Tighten the screws again after four weeks.",
  ].filter(Boolean);
}

/** The sheets that the data of a product suffices for. */
export function sheetsOf(product: Described): ProductSheet[] {
  const hasSheet: Record<ProductSheet, boolean> = {
    dimensions: sizeOf(product) !== null,
    care: careNotes(product).length > 0,
    assembly: assemblySteps(product).length > 0,
  };
  return PRODUCT_SHEETS.filter((sheet) => hasSheet[sheet]);
}
