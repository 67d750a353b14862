import type { ProductQuery } from "@larkwood/contract";
import type { Length, Range } from "../filters";
import { findLimits, type Token } from "./find-limits";
import { NUMBERS } from "./search-words";

/** A search as a shopper means it. */
export interface ParsedSearch {
  /** The search without its limits of price and size. */
  text: string;
  /** The things that "and", "or", "&", "+" or a comma separate; one if there are none or too many. */
  things: readonly string[];
  /** In units of the currency; null if the search names no price. */
  price: Range | null;
  /** Limits of a dimension in centimetres; null if the search names none. */
  size: (Range & { key: Length }) | null;
  /** "table for 6": the text without it, and the number of people. */
  seats: { text: string; people: number } | null;
}

/** The limits of price and size. */
export type Limits = Pick<ParsedSearch, "price" | "size">;

const TOKEN = /\d+(?:[.,]\d+)*|[$€£&+,<>–-]|[^\s\d$€£&+,<>–-]+/gu;
const MAX_THINGS = 4;
const JOINERS = new Set(["and", "or", "&", "+", ","]);
const PEOPLE = new Set(["people", "persons", "person", "guests", "adults"]);
/** Words for any product. */
const ANYTHING = new Set(["anything", "everything", "something", "things", "products", "items", "all"]);

/** Reads price, size, things and number of people from a search. */
export function parseSearch(search: string): ParsedSearch {
  const tokens = tokenize(search);
  const limits = findLimits(tokens);
  const unlimited = tokens.filter((_, index) =>
    limits.every(({ first, end }) => index < first || index >= end),
  );
  const seats = findSeats(search, unlimited);
  const rest = seats ? unlimited.filter((token) => !PEOPLE.has(token.text)) : unlimited;
  const text = rest.length < tokens.length ? meaningfulText(search, rest) : search;
  let [price, size]: [ParsedSearch["price"], ParsedSearch["size"]] = [null, null];
  for (const { of, range } of limits) {
    if (of === "price") price = range;
    else size = { key: of, ...range };
  }
  return { text, things: splitThings(search, rest, text), price, size, seats };
}

/** The limits as filters of a product query. */
export const limitFilters = ({ price, size }: Limits): ProductQuery => ({
  ...(price?.min == null ? {} : { minPrice: price.min }),
  ...(price?.max == null ? {} : { maxPrice: price.max }),
  ...(size ? { attributes: [size] } : {}),
});

const tokenize = (search: string): Token[] =>
  Array.from(search.matchAll(TOKEN), ({ 0: text, index }) => ({
    text: text.toLowerCase(),
    start: index,
    end: index + text.length,
  }));

/** The remaining words as typed; empty if they stand for any product. */
function meaningfulText(search: string, tokens: readonly Token[]): string {
  if (tokens.every(({ text }) => ANYTHING.has(text) || JOINERS.has(text))) return "";
  return joinTokens(search, tokens);
}

/** The tokens as typed, with a space where others were between them. */
function joinTokens(search: string, tokens: readonly Token[]): string {
  return tokens
    .map(({ start, end }, index) => {
      const previous = tokens[index - 1];
      const isAdjacent = previous !== undefined && previous.end === start;
      return `${index === 0 || isAdjacent ? "" : " "}${search.slice(start, end)}`;
    })
    .join("");
}

function splitThings(search: string, tokens: readonly Token[], text: string): string[] {
  const things: Token[][] = [[]];
  for (const token of tokens) {
    if (JOINERS.has(token.text)) things.push([]);
    else things.at(-1)?.push(token);
  }
  const named = things.filter((thing) => thing.length > 0);
  if (named.length < 2 || named.length > MAX_THINGS) return [text];
  return named.map((thing) => joinTokens(search, thing));
}

/** "for 6", "for six people" at the end of the search. */
function findSeats(search: string, tokens: readonly Token[]): ParsedSearch["seats"] {
  const end = PEOPLE.has(tokens.at(-1)?.text ?? "") ? tokens.length - 1 : tokens.length;
  const number = tokens[end - 1]?.text ?? "";
  const people = /^\d{1,2}$/.test(number) ? Number(number) : NUMBERS.indexOf(number) + 1;
  if (people < 1 || tokens[end - 2]?.text !== "for" || end < 3) return null;
  return { text: joinTokens(search, tokens.slice(0, end - 2)), people };
}
