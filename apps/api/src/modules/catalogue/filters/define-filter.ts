import type { Category, ProductListQuery } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Predicate } from "./predicate";

/** A product query with what its day of arrival means today. */
export type FilterQuery = ProductListQuery & {
  /** The categories that arrive in time; undefined if the query names no day. */
  arriving?: readonly Category[] | undefined;
};

/** A filter of products. `condition` and `predicate` are the same rule, in SQL and in memory. */
interface FilterDefinition<Value> {
  name: string;
  /** The values in a query; several if products must match each of them, none if the filter is not used. */
  read(query: FilterQuery): readonly Value[];
  condition(value: Value): SQL | undefined;
  predicate(value: Value): Predicate;
  /** The facets that this filter belongs to. A facet is counted with all filters except its own. */
  facets(value: Value): readonly string[];
  /** For a filter of several facets: what remains of it when one of them is counted. */
  relax?(value: Value): readonly Value[];
  /** Whether an order can change the result. */
  dependsOnStock?: boolean;
}

/** A filter with its value. */
export interface ChosenFilter {
  name: string;
  /** The same for the same filter and value. */
  key: string;
  condition: SQL;
  predicate: Predicate;
  facets: readonly string[];
  dependsOnStock: boolean;
}

export interface Filter {
  name: string;
  choose(query: FilterQuery): ChosenFilter[];
  /** Includes the relaxed filters that facet counts need. */
  chooseForFacets(query: FilterQuery): ChosenFilter[];
}

export function defineFilter<Value>(definition: FilterDefinition<Value>): Filter {
  const { name, read, relax = () => [], dependsOnStock = false } = definition;
  const withValue = (value: Value): ChosenFilter => ({
    name,
    key: `${name} ${JSON.stringify(value)}`,
    condition: definition.condition(value) ?? sql`true`,
    predicate: definition.predicate(value),
    facets: definition.facets(value),
    dependsOnStock,
  });
  return {
    name,
    choose: (query) => read(query).map(withValue),
    chooseForFacets: (query) => read(query).flatMap((value) => [value, ...relax(value)].map(withValue)),
  };
}
