import type { AttributeValue } from "@larkwood/contract";
import stored from "./attributes.json";

const attributesBySlug: Record<string, Record<string, AttributeValue> | undefined> = stored;

/** What the demo shop says of a product: measures, materials, colours, care. */
export function demoAttributes(slug: string): Record<string, AttributeValue> | null {
  return attributesBySlug[slug] ?? null;
}
