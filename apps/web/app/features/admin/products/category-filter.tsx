import { CATEGORIES, type Category, categoryLabels, isCategory } from "@larkwood/contract";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { adminPaths } from "~/lib/admin-paths";

const options = [
  { value: "", label: "All Categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

type CategoryFilterProps = { category: Category | ""; onNavigate: (path: string) => void };

/** Filters by category. The category is part of the path, so this navigates; search and sort are kept. */
export function CategoryFilter({ category, onNavigate }: CategoryFilterProps) {
  const choose = (value: string) =>
    onNavigate(isCategory(value) ? adminPaths.category(value) : adminPaths.products);
  return <FilterSelect label="Category" value={category} options={options} onChoose={choose} />;
}
