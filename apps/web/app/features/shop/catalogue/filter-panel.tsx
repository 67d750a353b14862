import type { Facets } from "@larkwood/contract";
import { formatPrice } from "@larkwood/domain";
import { useShop } from "~/lib/shop/shop";
import { FacetBounds } from "./facet-bounds";
import { FacetBox, FacetGroup } from "./facet-group";
import {
  type CatalogueFilters,
  formatPriceBounds,
  parsePriceBounds,
  toggleValue,
  withBounds,
} from "./filters";
import { FitsSpace } from "./fits-space";

type FilterPanelProps = {
  facets: Facets;
  filters: CatalogueFilters;
  onChange: (filters: CatalogueFilters) => void;
};

/** Where a price begins and ends, in words. */
export function formatPriceRange(min: number | undefined, max: number | null | undefined): string {
  if (max === null || max === undefined) return `From ${formatPrice(min ?? 0)}`;
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Under ${formatPrice(max)}`;
}

/** Everything that a list can be narrowed by beside its category: counts follow what is chosen. */
export function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const { minPrice, maxPrice } = filters;
  const currency = useShop().currency;
  const topOf = (max: number | null) => (max === null ? undefined : max - 0.01);
  const isRange = facets.prices.some(({ min, max }) => (minPrice ?? 0) === min && maxPrice === topOf(max));
  const typedPrice = isRange ? undefined : formatPriceBounds(minPrice, maxPrice);
  return (
    <div>
      <FacetGroup title="Price">
        {facets.prices.map(({ min, max, count }) => {
          const top = topOf(max);
          const checked = (minPrice ?? 0) === min && maxPrice === top;
          return (
            <FacetBox
              key={min}
              name={`price-${min}`}
              words={formatPriceRange(min, max)}
              count={count}
              checked={checked}
              onChange={(on) =>
                onChange({
                  ...filters,
                  minPrice: on && min > 0 ? min : undefined,
                  maxPrice: on ? top : undefined,
                })
              }
            />
          );
        })}
        <FacetBounds
          facet={{ name: "Price", unit: currency, range: null }}
          bounds={typedPrice}
          onChange={(bounds) => onChange({ ...filters, ...parsePriceBounds(bounds) })}
        />
      </FacetGroup>
      <FacetGroup title="Offers">
        <FacetBox
          name="onSale"
          words="On sale"
          count={facets.onSale}
          checked={filters.onSale === true}
          onChange={(on) => onChange({ ...filters, onSale: on || undefined })}
        />
      </FacetGroup>
      {facets.attributes.map((facet) =>
        facet.values.length > 0 ? (
          <FacetGroup key={facet.key} title={facet.name}>
            {facet.values.map(({ value, name, swatch, count }) => (
              <FacetBox
                key={value}
                name={`${facet.key}-${value}`}
                words={name}
                count={count}
                swatch={swatch}
                checked={filters.attributes?.[facet.key]?.includes(value) ?? false}
                onChange={() => onChange(toggleValue(filters, facet.key, value))}
              />
            ))}
          </FacetGroup>
        ) : facet.type === "number" ? (
          <FacetGroup key={facet.key} title={facet.unit ? `${facet.name} (${facet.unit})` : facet.name}>
            <FacetBounds
              facet={facet}
              bounds={filters.attributes?.[facet.key]?.[0]}
              onChange={(bounds) => onChange(withBounds(filters, facet.key, bounds))}
            />
          </FacetGroup>
        ) : null,
      )}
      <FacetGroup title="Fits a space of">
        <FitsSpace space={filters.fits} onChange={(fits) => onChange({ ...filters, fits })} />
      </FacetGroup>
    </div>
  );
}
