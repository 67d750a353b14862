import type { Facets } from "@larkwood/contract";

type Facet = Facets["attributes"][number];
type Choice = Facet["values"][number];

/**
 * Counts with everything that could be chosen before: what no product is left of stays where it was and counts none, so
 * that nothing moves away from under a finger when the counts of the last choice arrive.
 */
export function retainFacetValues(now: Facets, before: Facets): Facets {
  const known = new Map(before.attributes.map((facet) => [facet.key, facet]));
  return {
    ...now,
    attributes: now.attributes.map((facet) => {
      const old = known.get(facet.key);
      return old ? { ...facet, values: valuesOf(facet, old) } : facet;
    }),
  };
}

function valuesOf(now: Facet, before: Facet): Choice[] {
  // Of few numbers one is ticked, many are bounded: once bounded, always so.
  const isBounded = [now, before].some(({ range, values }) => range && values.length === 0);
  return isBounded ? [] : inTheirPlaces(now.values, before.values);
}

/** The choices there are now, and each that was there before behind the one that it stood behind. */
function inTheirPlaces(now: readonly Choice[], before: readonly Choice[]): Choice[] {
  const all = [...now];
  let place = 0;
  for (const choice of before) {
    const at = all.findIndex(({ value }) => value === choice.value);
    if (at < 0) all.splice(place, 0, { ...choice, count: 0 });
    place = (at < 0 ? place : at) + 1;
  }
  return all;
}
