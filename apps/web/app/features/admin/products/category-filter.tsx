import { CATEGORIES, type Category, categoryLabels, isCategory } from "@larkwood/contract";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { paths } from "~/lib/paths";

const options = [
  { value: "", label: "All Categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

type CategoryFilterProps = { category: Category | ""; onGo: (path: string) => void };

/** The category is part of the address, so choosing one is going there. Search and sort come along. */
export function CategoryFilter({ category, onGo }: CategoryFilterProps) {
  const choose = (word: string) => onGo(isCategory(word) ? paths.adminCategory(word) : paths.adminProducts);
  return <FilterSelect label="Category" value={category} options={options} onChoose={choose} />;
}
