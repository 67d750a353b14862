import type { ProductQuery, StoredOption } from "@larkwood/contract";
import { colourFamily } from "@larkwood/domain";
import { splitWords } from "../../../core/search-terms";
import { millimetres } from "../filters";
import { singular } from "./singular";

// Shorter prefixes match too many words.
const MIN_PREFIX_LENGTH = 3;

/** Words of which a variant must match any. */
export type VariantCriterion = readonly string[];

const normalizedWords = (text: string) =>
  splitWords(text.normalize("NFD").replace(/\p{M}/gu, "")).map((word) => singular(word.toLowerCase()));

/** Criteria from filters and search words that may select a variant. */
export function variantCriteria({
  search,
  attributes = [],
}: Pick<ProductQuery, "search" | "attributes">): VariantCriterion[] {
  const filters = attributes.flatMap((filter) =>
    "values" in filter ? [filter.values.flatMap((value) => normalizedWords(value))] : [],
  );
  return [...filters, ...normalizedWords(search ?? "").map((word) => [word])];
}

/** Numbers of a search that may be lengths; converts centimetres to millimetres. */
export const parseLengths = (search: string): number[] =>
  Array.from(search.matchAll(/\d+(?:[.,]\d+)?/g), ([number]) =>
    millimetres(Number(number.replace(",", "."))),
  );

/** Returns a function that finds option values by name, else by colour family. It caches the words of names. */
export function createValueMatcher() {
  const cache = new Map<string, readonly string[]>();
  const wordsIn = (name: string) => {
    const words = cache.get(name) ?? normalizedWords(name);
    cache.set(name, words);
    return words;
  };
  return ({ values }: StoredOption, criterion: VariantCriterion): string[] => {
    const byName = values.filter(({ name }) =>
      wordsIn(name).some((word) => criterion.some(matchesWord(word))),
    );
    const matching = byName.length > 0 ? byName : values.filter(({ swatch }) => hasFamily(swatch, criterion));
    return matching.map(({ key }) => key);
  };
}

const matchesWord = (word: string) => (searched: string) =>
  word === searched || (searched.length >= MIN_PREFIX_LENGTH && word.startsWith(searched));

function hasFamily(swatch: string | null, criterion: VariantCriterion): boolean {
  const family = swatch && colourFamily(swatch);
  return family ? criterion.includes(family) : false;
}
