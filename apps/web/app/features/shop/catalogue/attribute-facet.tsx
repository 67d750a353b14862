import type { Facets } from "@larkwood/contract";
import { FacetBounds } from "./facet-bounds";
import { FacetBox, FacetGroup } from "./facet-group";
import { type CatalogueFilters, toggleValue, withBounds } from "./filters";

type AttributeFacetProps = {
  facet: Facets["attributes"][number];
  filters: CatalogueFilters;
  onChange: (filters: CatalogueFilters) => void;
};

/** The values of an attribute, or the bounds of a number. */
export function AttributeFacet({ facet, filters, onChange }: AttributeFacetProps) {
  const chosen = filters.attributes?.[facet.key];
  if (facet.values.length > 0) {
    return (
      <FacetGroup title={facet.name}>
        {facet.values.map(({ value, name, swatch, count }) => (
          <FacetBox
            key={value}
            name={`${facet.key}-${value}`}
            label={name}
            count={count}
            swatch={swatch}
            checked={chosen?.includes(value) ?? false}
            onChange={() => onChange(toggleValue(filters, facet.key, value))}
          />
        ))}
      </FacetGroup>
    );
  }
  if (facet.type !== "number") return null;
  return (
    <FacetGroup title={facet.unit ? `${facet.name} (${facet.unit})` : facet.name}>
      <FacetBounds
        facet={facet}
        bounds={chosen?.[0]}
        onChange={(bounds) => onChange(withBounds(filters, facet.key, bounds))}
      />
    </FacetGroup>
  );
}
