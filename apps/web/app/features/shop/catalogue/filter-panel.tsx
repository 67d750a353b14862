import type { Facets } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";
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

/** A price range as a label; `max` is exclusive. */
export function formatPriceRange(min: number | undefined, max: number | null | undefined): string {
  if (max === null || max === undefined) return `From ${formatPrice(min ?? 0)}`;
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Under ${formatPrice(max)}`;
}

/** All filters except the category, with the number of results for each. */
export function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const { minPrice, maxPrice } = filters;
  const currency = useShop().currency;
  const lastPriceBelow = (max: number | null) => (max === null ? undefined : max - 0.01);
  const isPreset = facets.prices.some(
    ({ min, max }) => (minPrice ?? 0) === min && maxPrice === lastPriceBelow(max),
  );
  const typedPrice = isPreset ? undefined : formatPriceBounds(minPrice, maxPrice);
  return (
    <div>
      <FacetGroup title="Price">
        {facets.prices.map(({ min, max, count }) => {
          const lastPrice = lastPriceBelow(max);
          const checked = (minPrice ?? 0) === min && maxPrice === lastPrice;
          return (
            <FacetBox
              key={min}
              name={`price-${min}`}
              label={formatPriceRange(min, max)}
              count={count}
              checked={checked}
              onChange={(on) =>
                onChange({
                  ...filters,
                  minPrice: on && min > 0 ? min : undefined,
                  maxPrice: on ? lastPrice : undefined,
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
          label="On sale"
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
                label={name}
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
