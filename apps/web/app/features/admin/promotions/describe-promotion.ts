import { categoryLabels, type PromotionReply } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";

type Rule = Pick<PromotionReply, "when" | "what">;

const some = (count: number, one: string, many: string) => (count === 1 ? `a ${one}` : `${count} ${many}`);

/** "items from Living Room or of a chosen product"; empty if every item counts. */
function itemsOf({ products = [], categories = [], collections = [] }: Rule["when"]): string {
  const places = [
    ...categories.map((category) => categoryLabels[category]),
    ...(collections.length > 0 ? [some(collections.length, "collection", "collections")] : []),
  ];
  const parts = [
    places.length > 0 ? `from ${places.join(" or ")}` : "",
    products.length > 0 ? `of ${some(products.length, "chosen product", "chosen products")}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `items ${parts.join(" or ")}` : "";
}

/** "has at least 2 items from a collection for $500 or more" */
function describeCart(when: Rule["when"]): string {
  const items = itemsOf(when);
  const least = when.minQuantity ? `at least ${when.minQuantity} ` : "";
  const sum = when.minTotal ? formatPrice(when.minTotal) : "";
  if (items) return `has ${least}${items}${sum && ` for ${sum} or more`}`;
  return [least && `has ${least}items`, sum && `reaches ${sum}`].filter(Boolean).join(" and ");
}

/** "When the cart reaches $500, and it is the first order" */
export function describeWhen({ when }: Rule): string {
  const conditions = describeCart(when);
  const customer = [
    when.firstOrder && "it is the first order",
    when.countries && `it goes to ${when.countries.join(", ")}`,
    when.customerTags && `the customer has the tag ${when.customerTags.join(" or ")}`,
  ].filter(Boolean);
  const cart = conditions ? [`the cart ${conditions}`] : [];
  const all = [...cart, ...customer];
  return all.length > 0 ? `When ${all.join(", and ")}` : "For every cart";
}

/** "then 15% off these items" */
export function describeWhat({ when, what }: Rule): string {
  const hasItems = itemsOf(when) !== "";
  const items = hasItems ? "these items" : "the cart";
  const value = what.value ?? 0;
  switch (what.kind) {
    case "percent":
      return `${value}% off ${items}`;
    case "amount":
      return `${formatPrice(value)} off ${items}`;
    case "fixedPrice":
      return `${formatPrice(value)} for each ${hasItems ? "of these items" : "item"}`;
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
