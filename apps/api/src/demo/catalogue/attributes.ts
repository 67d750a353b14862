import type { AttributeValue } from "@larkwood/contract";
import stored from "./attributes.json";

const attributesBySlug: Record<string, Record<string, AttributeValue> | undefined> = stored;

/** The attributes of a demo product: measures, materials, colours, care. */
export function demoAttributes(slug: string): Record<string, AttributeValue> | null {
  return attributesBySlug[slug] ?? null;
}
