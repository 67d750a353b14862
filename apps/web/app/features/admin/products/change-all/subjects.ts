/** What a bulk edit can change. */
export const SUBJECTS = [
  { value: "price", label: "Price" },
  { value: "category", label: "Category" },
  { value: "sale", label: "Put on sale" },
  { value: "sale-end", label: "End the sale" },
  { value: "stock", label: "Stock" },
  { value: "collection", label: "Collection" },
  { value: "publish", label: "Visibility" },
  { value: "attribute", label: "Details" },
] as const;
export type ChangeSubject = (typeof SUBJECTS)[number]["value"];
