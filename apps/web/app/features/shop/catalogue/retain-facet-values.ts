import type { Facets } from "@larkwood/contract";

type Facet = Facets["attributes"][number];
type FacetValue = Facet["values"][number];

/** Keeps values that no longer match any product, with a count of 0, so that the filter panel does not jump. */
export function retainFacetValues(current: Facets, earlier: Facets): Facets {
  const known = new Map(earlier.attributes.map((facet) => [facet.key, facet]));
  return {
    ...current,
    attributes: current.attributes.map((facet) => {
      const old = known.get(facet.key);
      return old ? { ...facet, values: mergeFacet(facet, old) } : facet;
    }),
  };
}

function mergeFacet(current: Facet, earlier: Facet): FacetValue[] {
  // Few numbers are shown as checkboxes, many as a range. A range stays a range.
  const isRange = [current, earlier].some(({ range, values }) => range && values.length === 0);
  return isRange ? [] : mergeValues(current.values, earlier.values);
}

/** The current values, with each missing one inserted after its former predecessor. */
function mergeValues(current: readonly FacetValue[], earlier: readonly FacetValue[]): FacetValue[] {
  const all = [...current];
  let insertAt = 0;
  for (const previous of earlier) {
    const found = all.findIndex(({ value }) => value === previous.value);
    if (found < 0) all.splice(insertAt, 0, { ...previous, count: 0 });
    insertAt = (found < 0 ? insertAt : found) + 1;
  }
  return all;
}
