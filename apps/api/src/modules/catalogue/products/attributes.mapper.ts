import type { AttributeValue, Product } from "@larkwood/contract";
import type { StoredAttribute, StoredProductOptions } from "./product-row";

/** Attributes of a product for the API; omitted if it has none. */
export function toAttributes({
  attributes,
}: Pick<StoredProductOptions, "attributes">): Pick<Product, "attributes"> {
  if (!attributes) return {};
  return {
    attributes: attributes.map((attribute) => {
      const { key, name, type, unit, value } = attribute;
      return { key, name, type, unit, value, text: toText(attribute, value) };
    }),
  };
}

/** Display text of a value. A choice that is no longer defined is shown by its key. */
function toText({ unit, choices }: StoredAttribute, value: AttributeValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return unit ? `${value} ${unit}` : String(value);
  const nameOf = (key: string) => choices.find((choice) => choice.key === key)?.name ?? key;
  return Array.isArray(value) ? value.map(nameOf).join(", ") : nameOf(value);
}
