import type { AttributeValue, Product } from "@larkwood/contract";
import type { StoredAttribute, StoredProductOptions } from "./product-row";

/** What is said of a product, on the wire; nothing where nothing is. */
export function toAttributes({ said }: Pick<StoredProductOptions, "said">): Pick<Product, "attributes"> {
  if (!said) return {};
  return {
    attributes: said.map((attribute) => {
      const { key, name, type, unit, value } = attribute;
      return { key, name, type, unit, value, text: wordsOf(attribute, value) };
    }),
  };
}

/** As a table shows it. A choice that is no longer defined is shown by its key. */
function wordsOf({ unit, choices }: StoredAttribute, value: AttributeValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return unit ? `${value} ${unit}` : String(value);
  const nameOf = (key: string) => choices.find((choice) => choice.key === key)?.name ?? key;
  return Array.isArray(value) ? value.map(nameOf).join(", ") : nameOf(value);
}
