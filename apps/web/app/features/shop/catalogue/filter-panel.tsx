import { type Facets, KIND_ATTRIBUTE } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";
import { useShop } from "~/lib/shop/shop";
import { useLoaded } from "~/ui/use-loaded";
import { AttributeFacet } from "./attribute-facet";
import { FacetBounds } from "./facet-bounds";
import { FacetBox, FacetGroup } from "./facet-group";
import { type CatalogueFilters, formatPriceBounds, parsePriceBounds } from "./filters";
import { FitsSpace } from "./fits-space";

type FilterPanelProps = {
  facets: Facets;
  filters: CatalogueFilters;
  onChange: (filters: CatalogueFilters) => void;
};

const loadArrivesBy = () => import("./arrives-by");

/** A price range as a label; `max` is exclusive. */
export function formatPriceRange(min: number | undefined, max: number | null | undefined): string {
  if (max === null || max === undefined) return `From ${formatPrice(min ?? 0)}`;
  return min ? `${formatPrice(min)} to ${formatPrice(max)}` : `Under ${formatPrice(max)}`;
}

/** All filters except the category, with the number of results for each. */
export function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const { minPrice, maxPrice } = filters;
  const { currency, arrivalFilter = false } = useShop();
  const arrival = useLoaded(loadArrivesBy, arrivalFilter);
  const lastPriceBelow = (max: number | null) => (max === null ? undefined : max - 0.01);
  const isPreset = facets.prices.some(
    ({ min, max }) => (minPrice ?? 0) === min && maxPrice === lastPriceBelow(max),
  );
  const typedPrice = isPreset ? undefined : formatPriceBounds(minPrice, maxPrice);
  const isKind = ({ key }: { key: string }) => key === KIND_ATTRIBUTE;
  return (
    <div>
      {facets.attributes.filter(isKind).map((facet) => (
        <AttributeFacet key={facet.key} facet={facet} filters={filters} onChange={onChange} />
      ))}
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
      {facets.attributes
        .filter((facet) => !isKind(facet))
        .map((facet) => (
          <AttributeFacet key={facet.key} facet={facet} filters={filters} onChange={onChange} />
        ))}
      <FacetGroup title="Fits a space of">
        <FitsSpace space={filters.fits} onChange={(fits) => onChange({ ...filters, fits })} />
      </FacetGroup>
      {arrival ? (
        <FacetGroup title="Arrives by">
          <arrival.ArrivesBy
            arrival={filters.arrival}
            onChange={(chosen) => onChange({ ...filters, arrival: chosen })}
          />
        </FacetGroup>
      ) : null}
    </div>
  );
}
