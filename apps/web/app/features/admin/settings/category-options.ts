import { CATEGORIES, categoryLabels } from "@larkwood/contract";

/** Category options; the empty value means all. */
export const categoryOptions = [
  { value: "", label: "All categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];
