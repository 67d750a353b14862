import type { ProductOption } from "@larkwood/contract";

// Colours of lacquer, glazes and metals are not sent as samples.
const MATERIAL_OPTION = /\b(?:fabric|leather|wood|veneer|cloth|cover|upholstery|material)s?\b/i;

type Choices = readonly Pick<ProductOption, "name" | "values">[];

/** The fabric, leather or wood of a variant that can be sent as a sample; null if it has none. */
export function findSample(options: Choices, choice: readonly string[]) {
  for (const [index, { name, values }] of options.entries()) {
    const value = values.find(({ key }) => key === choice[index]);
    if (value && MATERIAL_OPTION.test(name)) return value;
  }
  return null;
}
