import type { Facets } from "@larkwood/contract";
import { dayRangeText } from "@larkwood/domain";
import type { RefObject } from "react";
import { formatPrice } from "~/lib/format/money";
import { Icon } from "~/ui/icon";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { useRestoreFocus } from "~/ui/use-restore-focus";
import { formatPriceRange } from "./filter-panel";
import { type CatalogueFilters, clearFilters, spaceText, toggleValue } from "./filters";

/** An applied filter, and the filters that remain when it is removed. */
export type FilterChip = { id: string; label: string; remaining: CatalogueFilters };

/** The applied filters, each with the filters that remain when it is removed. */
export function toFilterChips(
  filters: CatalogueFilters,
  facets: Facets | undefined,
  collectionName?: string | undefined,
): FilterChip[] {
  const { minPrice, maxPrice, onSale, inStock, fits, arrival, collection, attributes = {} } = filters;
  const chips: FilterChip[] = [];
  if (collection)
    chips.push({
      id: "collection",
      label: collectionName ?? collection,
      remaining: { ...filters, collection: undefined },
    });
  if (minPrice !== undefined || maxPrice !== undefined)
    chips.push({
      id: "price",
      label: priceLabel(minPrice, maxPrice),
      remaining: { ...filters, minPrice: undefined, maxPrice: undefined },
    });
  if (onSale) chips.push({ id: "sale", label: "On sale", remaining: { ...filters, onSale: undefined } });
  if (inStock) chips.push({ id: "stock", label: "In stock", remaining: { ...filters, inStock: false } });
  if (fits)
    chips.push({
      id: "fits",
      label: `Fits ${spaceText(fits)}`,
      remaining: { ...filters, fits: undefined },
    });
  if (arrival)
    chips.push({
      id: "arrival",
      label: `Arrives by ${dayRangeText(arrival.by)} in ${countryName(arrival.country)}`,
      remaining: { ...filters, arrival: undefined },
    });
  for (const [key, values] of Object.entries(attributes)) {
    const facet = facets?.attributes.find((candidate) => candidate.key === key);
    for (const value of values) {
      chips.push({
        id: `${key}:${value}`,
        label: facet ? attributeLabel(facet, value) : value,
        remaining: toggleValue(filters, key, value),
      });
    }
  }
  return chips;
}

// The browser knows the names, so that the page needs no list of countries.
const countryName = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;

/** A preset range ends a cent below the next one, so its maximum is exclusive; a typed maximum is inclusive. */
function priceLabel(min: number | undefined, max: number | undefined): string {
  if (max === undefined || Math.round(max * 100) % 100 === 99)
    return formatPriceRange(min, max === undefined ? null : Math.ceil(max));
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Up to ${formatPrice(max)}`;
}

function attributeLabel({ name, type, unit, values }: Facets["attributes"][number], value: string): string {
  const optionName = values.find((option) => option.value === value)?.name;
  if (type !== "number") return optionName ?? value;
  const [min, max] = value.split("..");
  if (max === undefined) return `${name}: ${value}`;
  const withUnit = (end: string) => (unit ? `${end} ${unit}` : end);
  if (!min) return `${name}: up to ${withUnit(max)}`;
  return max ? `${name}: ${min} to ${withUnit(max)}` : `${name}: from ${withUnit(min)}`;
}

type FilterChipsProps = {
  filters: CatalogueFilters;
  facets: Facets | undefined;
  collectionName: string | undefined;
  onChange: (filters: CatalogueFilters) => void;
  /** Receives the focus when the last filter is removed. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** The applied filters, each with a remove button. */
export function FilterChips({ filters, facets, collectionName, onChange, focusFallback }: FilterChipsProps) {
  const chips = toFilterChips(filters, facets, collectionName);
  if (chips.length === 0) return null;
  const clear = () => onChange(clearFilters(filters));
  return <ChipList chips={chips} onChange={onChange} onClear={clear} focusFallback={focusFallback} />;
}

type ChipListProps = Pick<FilterChipsProps, "onChange" | "focusFallback"> & {
  chips: FilterChip[];
  onClear: () => void;
};

function ChipList({ chips, onChange, onClear, focusFallback }: ChipListProps) {
  const list = useFocusInList(chips.length);
  const container = useRestoreFocus<HTMLDivElement>(focusFallback);
  return (
    <div ref={container}>
      <ul ref={list} aria-label="Applied filters" className="mb-6 flex flex-wrap gap-2 text-sm md:mb-8">
        {chips.map(({ id, label, remaining }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Remove the filter ${label}`}
              onClick={() => onChange(remaining)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-hairline-strong px-4 transition-colors hover:border-ink hover:bg-linen"
            >
              {label}
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
