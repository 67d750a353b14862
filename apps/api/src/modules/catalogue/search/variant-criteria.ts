import type { ProductQuery, StoredOption } from "@larkwood/contract";
import { colourFamily } from "@larkwood/domain";
import { splitWords } from "../../../core/search-terms";
import { millimetres } from "../filters";
import { singular } from "./singular";

// Shorter beginnings are of too many words.
const SHORTEST_BEGINNING = 3;

/** What a variant may be asked for by: a wish is fulfilled by any of its words. */
export type VariantCriterion = readonly string[];

const spelled = (text: string) =>
  splitWords(text.normalize("NFD").replace(/\p{M}/gu, "")).map((word) => singular(word.toLowerCase()));

/** The words of a list's filters and search that might name a variant. */
export function variantCriteria({
  search,
  attributes = [],
}: Pick<ProductQuery, "search" | "attributes">): VariantCriterion[] {
  const filters = attributes.flatMap((filter) =>
    "values" in filter ? [filter.values.flatMap((value) => spelled(value))] : [],
  );
  return [...filters, ...spelled(search ?? "").map((word) => [word])];
}

/** The numbers of a search that might be a length in centimetres, in millimetres. */
export const lengthsIn = (search: string): number[] =>
  Array.from(search.matchAll(/\d+(?:[.,]\d+)?/g), ([number]) =>
    millimetres(Number(number.replace(",", "."))),
  );

/**
 * Tells which values of an option a wish names, by their keys: those that are called so, else those whose colour is of
 * that family. A page has the same names many times over: each is read once.
 */
export function nameValues() {
  const known = new Map<string, readonly string[]>();
  const wordsIn = (name: string) => {
    const words = known.get(name) ?? spelled(name);
    known.set(name, words);
    return words;
  };
  return ({ values }: StoredOption, wish: VariantCriterion): string[] => {
    const called = values.filter(({ name }) => wordsIn(name).some((word) => wish.some(isBegunBy(word))));
    const alike = called.length > 0 ? called : values.filter(({ swatch }) => hasFamily(swatch, wish));
    return alike.map(({ key }) => key);
  };
}

const isBegunBy = (word: string) => (wished: string) =>
  word === wished || (wished.length >= SHORTEST_BEGINNING && word.startsWith(wished));

function hasFamily(swatch: string | null, wish: VariantCriterion): boolean {
  const family = swatch && colourFamily(swatch);
  return family ? wish.includes(family) : false;
}
