import { CATEGORIES, type Category, categoryLabels, isCategory } from "@larkwood/contract";
import { useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import { FilterSelect } from "~/ui/filter-select";

const options = [
  { value: "", label: "All Categories" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

/** The category is part of the address, so choosing one is going there. The search words come along. */
export function CategoryFilter({ category, search }: { category: Category | ""; search: string }) {
  const navigate = useNavigate();
  const choose = (word: string) => {
    const path = isCategory(word) ? paths.adminCategory(word) : paths.adminProducts;
    void navigate(search ? `${path}?search=${encodeURIComponent(search)}` : path);
  };
  return <FilterSelect label="Category" value={category} options={options} onChoose={choose} />;
}
