import { categoryLabels, type PromotionReply } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";

type Rule = Pick<PromotionReply, "when" | "what">;

const some = (count: number, one: string, many: string) => (count === 1 ? `a ${one}` : `${count} ${many}`);

function itemsOf({ products = [], categories = [], collections = [] }: Rule["when"]): string {
  const parts = [
    categories.map((category) => categoryLabels[category]).join(", "),
    collections.length > 0 ? some(collections.length, "collection", "collections") : "",
    products.length > 0 ? some(products.length, "chosen product", "chosen products") : "",
  ].filter(Boolean);
  return parts.join(" or ");
}

/** "When the cart has items of Sofas for $500" */
export function describeWhen({ when }: Rule): string {
  const items = itemsOf(when);
  const conditions = [
    items && `has items of ${items}`,
    when.minQuantity && `has at least ${when.minQuantity} ${items ? "of them" : "items"}`,
    when.minTotal && `reaches ${formatPrice(when.minTotal)}`,
  ].filter(Boolean);
  const customer = [
    when.firstOrder && "it is the first order",
    when.countries && `it goes to ${when.countries.join(", ")}`,
    when.customerTags && `the customer has the tag ${when.customerTags.join(" or ")}`,
  ].filter(Boolean);
  const cart = conditions.length > 0 ? [`the cart ${conditions.join(" and ")}`] : [];
  const all = [...cart, ...customer];
  return all.length > 0 ? `When ${all.join(", and ")}` : "For every cart";
}

/** "then 15% off these items" */
export function describeWhat({ when, what }: Rule): string {
  const items = itemsOf(when) ? "these items" : "the cart";
  const value = what.value ?? 0;
  switch (what.kind) {
    case "percent":
      return `${value}% off ${items}`;
    case "amount":
      return `${formatPrice(value)} off ${items}`;
    case "fixedPrice":
      return `${formatPrice(value)} for each of these items`;
    case "freeDelivery":
      return "free delivery";
    case "buyXGetY":
      return `buy ${what.buy}, get ${what.get} free`;
    case "cheapestFree":
      return "the cheapest item is free";
    case "gift":
      return "a free product";
  }
}
