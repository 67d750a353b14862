import { type AttributeValue, KIND_ATTRIBUTE } from "@larkwood/contract";
import stored from "./attributes.json";
import { demoKind } from "./kinds";

const attributesBySlug: Record<string, Record<string, AttributeValue> | undefined> = stored;

/** The attributes of a demo product: measures, materials, colours, care, kind. */
export function demoAttributes(slug: string): Record<string, AttributeValue> | null {
  const attributes = attributesBySlug[slug];
  if (!attributes) return null;
  const kind = demoKind(slug);
  return kind === undefined ? attributes : { ...attributes, [KIND_ATTRIBUTE]: kind };
}
