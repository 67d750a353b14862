import { CATEGORIES, categoryLabels } from "@larkwood/contract";

/** The rooms to choose from; the empty one stands for all. */
export const categoryOptions = [
  { value: "", label: "All categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];
