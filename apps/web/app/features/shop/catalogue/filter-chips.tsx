import type { Facets } from "@larkwood/contract";
import { formatPrice } from "@larkwood/domain";
import type { RefObject } from "react";
import { Icon } from "~/ui/icon";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { useRestoreFocus } from "~/ui/use-restore-focus";
import { formatPriceRange } from "./filter-panel";
import { type CatalogueFilters, clearFilters, toggleValue } from "./filters";

type Chip = { id: string; words: string; without: CatalogueFilters };

/** What is applied, each with the filters as they would be without it. */
export function toFilterChips(
  filters: CatalogueFilters,
  facets: Facets | undefined,
  collectionName?: string | undefined,
): Chip[] {
  const { minPrice, maxPrice, onSale, inStock, fits, collection, attributes = {} } = filters;
  const chips: Chip[] = [];
  if (collection)
    chips.push({
      id: "collection",
      words: collectionName ?? collection,
      without: { ...filters, collection: undefined },
    });
  if (minPrice !== undefined || maxPrice !== undefined)
    chips.push({
      id: "price",
      words: boundWords(minPrice, maxPrice),
      without: { ...filters, minPrice: undefined, maxPrice: undefined },
    });
  if (onSale) chips.push({ id: "sale", words: "On sale", without: { ...filters, onSale: undefined } });
  if (inStock) chips.push({ id: "stock", words: "In stock", without: { ...filters, inStock: false } });
  if (fits)
    chips.push({
      id: "fits",
      words: `Fits ${fits.replaceAll("x", " × ")} cm`,
      without: { ...filters, fits: undefined },
    });
  for (const [key, values] of Object.entries(attributes)) {
    const facet = facets?.attributes.find((one) => one.key === key);
    for (const value of values) {
      chips.push({
        id: `${key}:${value}`,
        words: facet ? wordsOf(facet, value) : value,
        without: toggleValue(filters, key, value),
      });
    }
  }
  return chips;
}

/** A range of the panel ends a cent below the next one; an end that somebody typed is among what is shown. */
function boundWords(min: number | undefined, max: number | undefined): string {
  if (max === undefined || Math.round(max * 100) % 100 === 99)
    return formatPriceRange(min, max === undefined ? null : Math.ceil(max));
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Up to ${formatPrice(max)}`;
}

function wordsOf({ name, type, unit, values }: Facets["attributes"][number], value: string): string {
  const known = values.find((one) => one.value === value)?.name;
  if (type !== "number") return known ?? value;
  const [min, max] = value.split("..");
  if (max === undefined) return `${name}: ${value}`;
  const measure = (end: string) => (unit ? `${end} ${unit}` : end);
  if (!min) return `${name}: up to ${measure(max)}`;
  return max ? `${name}: ${min} to ${measure(max)}` : `${name}: from ${measure(min)}`;
}

type FilterChipsProps = {
  filters: CatalogueFilters;
  facets: Facets | undefined;
  collectionName: string | undefined;
  onChange: (filters: CatalogueFilters) => void;
  /** Where the keyboard goes on when no filter is left. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** The filters that are applied, each to be taken back by itself. */
export function FilterChips({ filters, facets, collectionName, onChange, focusFallback }: FilterChipsProps) {
  const chips = toFilterChips(filters, facets, collectionName);
  if (chips.length === 0) return null;
  const clear = () => onChange(clearFilters(filters));
  return <ChipList chips={chips} onChange={onChange} onClear={clear} focusFallback={focusFallback} />;
}

type ChipListProps = Pick<FilterChipsProps, "onChange" | "focusFallback"> & {
  chips: Chip[];
  onClear: () => void;
};

function ChipList({ chips, onChange, onClear, focusFallback }: ChipListProps) {
  const list = useFocusInList(chips.length);
  const part = useRestoreFocus<HTMLDivElement>(focusFallback);
  return (
    <div ref={part}>
      <ul ref={list} aria-label="Applied filters" className="mb-6 flex flex-wrap gap-2 text-sm md:mb-8">
        {chips.map(({ id, words, without }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Remove the filter ${words}`}
              onClick={() => onChange(without)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-hairline-strong px-4 transition-colors hover:border-ink hover:bg-linen"
            >
              {words}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={onClear}
            className="link inline-flex min-h-9 items-center px-2 text-ink-soft"
          >
            Clear all
          </button>
        </li>
      </ul>
    </div>
  );
}
