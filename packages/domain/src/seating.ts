import { KIND_ATTRIBUTE, type Product } from "@larkwood/contract";

const TABLE_KIND = /(^|-)tables?$/;
/** The keys of kinds whose products are chairs, such as `dining-chairs`, as a regular expression of PostgreSQL too. */
export const CHAIR_KIND = "(^|-)chairs?$";

/** How many people sit at a table, by its attributes; null for other products. */
export function seatsAtTable({ attributes = [] }: Pick<Product, "attributes">): number | null {
  const attributeValue = (key: string) => attributes.find((attribute) => attribute.key === key)?.value;
  const [kind, seats] = [attributeValue(KIND_ATTRIBUTE), attributeValue("seats")];
  const isTable = typeof kind === "string" && TABLE_KIND.test(kind);
  return isTable && typeof seats === "number" && Number.isInteger(seats) && seats >= 2 ? seats : null;
}
