import type { AttributeValue } from "@larkwood/contract";
import { demoAttributes } from "./attributes";

type Attributes = Record<string, AttributeValue>;

const made = (material: string, colour: string) => ({ material: [material], colour: [colour] });
const coloured = (colour: string) => ({ colour: [colour] });

/** Material and colour of each option value. */
const VALUES: Record<string, { material?: string[]; colour: string[] } | undefined> = {
  "linen-oatmeal": made("linen", "beige"),
  "linen-greige": made("linen", "beige"),
  "linen-blue": made("linen", "blue"),
  "linen-sage": made("linen", "green"),
  "linen-rust": made("linen", "red"),
  "wool-moss": made("wool", "green"),
  "wool-forest": made("wool", "green"),
  "wool-rust": made("wool", "red"),
  "wool-charcoal": made("wool", "grey"),
  "wool-graphite": made("wool", "grey"),
  "wool-sand": made("wool", "beige"),
  "wool-caramel": made("wool", "brown"),
  "boucle-cream": made("wool", "white"),
  "boucle-clay": made("wool", "red"),
  "boucle-moss": made("wool", "green"),
  "leather-cognac": made("leather", "brown"),
  "leather-chestnut": made("leather", "brown"),
  "leather-black": made("leather", "black"),
  "outdoor-grey": coloured("grey"),
  "outdoor-sand": coloured("beige"),
  "outdoor-terracotta": coloured("red"),
  oak: made("oak", "brown"),
  walnut: made("walnut", "brown"),
  "black-oak": made("oak", "black"),
  ash: made("ash", "beige"),
  "brushed-brass": made("brass", "yellow"),
  "black-steel": made("steel", "black"),
  "lacquer-sage": coloured("green"),
  "lacquer-green": coloured("green"),
  "lacquer-spruce": coloured("green"),
  "lacquer-blue": coloured("blue"),
  "lacquer-ink": coloured("blue"),
  "lacquer-chalk": coloured("white"),
  "lacquer-charcoal": coloured("grey"),
  "lacquer-ochre": coloured("yellow"),
  "glaze-sand": coloured("beige"),
  "glaze-charcoal": coloured("grey"),
  "glaze-terracotta": coloured("red"),
};

/** Attributes that depend on the length of a table; the default is the product's own. */
const LENGTHS: Record<string, Record<string, Attributes | undefined> | undefined> = {
  "holm-oak-dining-table": {
    "180-cm": { seats: 6, "parcel-sizes": "184 × 99 × 12 cm; 80 × 36 × 18 cm" },
    "160-cm": { seats: 6, "parcel-sizes": "164 × 99 × 12 cm; 80 × 36 × 18 cm" },
  },
};

/** The attributes in which a variant differs from its product; null if there are none. */
export function demoValueAttributes(
  slug: string,
  key: string,
  allKeys: readonly string[],
): Attributes | null {
  const value = VALUES[key];
  if (!value) return LENGTHS[slug]?.[key] ?? null;
  const product = demoAttributes(slug) ?? {};
  const own = (["material", "colour"] as const).flatMap((attribute): [string, string[]][] => {
    const all = product[attribute];
    if (!Array.isArray(all)) return [];
    // Materials and colours of other values do not apply to this one.
    const others = allKeys.flatMap((other) => VALUES[other]?.[attribute] ?? []);
    const shown = all.filter((one) => value[attribute]?.includes(one) || !others.includes(one));
    return shown.length < all.length ? [[attribute, shown]] : [];
  });
  return own.length > 0 ? Object.fromEntries(own) : null;
}
