import { LIMITS } from "@larkwood/contract";
import type { Length, Range } from "../filters";

/** A word, number or sign of a search, in lower case, with its place in the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** A limit of the price, in units of the currency, or of a dimension, in centimetres. */
export interface Limit {
  of: "price" | Length;
  range: Range;
}

/** Tokens from `first` to before `end` that name a limit. */
type LimitPhrase = Limit & { first: number; end: number };

interface Amount {
  value: number;
  hasCurrency: boolean;
  end: number;
}

const wordSet = (words: string) => new Set(words.split(" "));
const CURRENCIES = wordSet("$ € £ usd eur gbp dollar dollars euro euros pounds");
/** In centimetres. */
const MAX_LENGTH = 100_000;
/** Length units in centimetres. */
const LENGTH_UNITS = new Map([
  ["mm", 0.1],
  ["cm", 1],
  ...["m", "meter", "meters", "metre", "metres"].map((unit) => [unit, 100] as const),
]);
const DIRECTIONS = new Map<string, Length>([
  ["wide", "width"],
  ["long", "width"],
  ["deep", "depth"],
  ["high", "height"],
  ["tall", "height"],
]);
/** Units of which a number is neither a price nor a length that the shop knows. */
const OTHER_UNITS = new Set([
  ...wordSet("km in inch inches ft foot feet x × %"),
  ...wordSet("kg g lb lbs l litre litres w watt watts hours days weeks years year"),
  ...wordSet("people persons person guests seats seat seater drawers drawer doors shelves pieces"),
]);
const AT_MOST = ["under", "below", "max", "maximum", "less than", "cheaper than", "up to", "at most", "<"];
const AT_LEAST = ["over", "above", "min", "minimum", "more than", "at least", "from", ">"];
const RANGE_SIGNS = wordSet("to - –");
/** Words before a limit that belong to it: "lamps for under 100". */
const BEFORE_LIMIT = wordSet("for price prices priced cost costing costs");

/** The first limit of the price and the first one of a dimension. */
export function findLimits(tokens: readonly Token[]): LimitPhrase[] {
  const found: LimitPhrase[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const limit = readBetween(tokens, start) ?? readRange(tokens, start) ?? readLimit(tokens, start);
    if (!limit || found.some(({ of }) => (of === "price") === (limit.of === "price"))) continue;
    let first = start;
    while (BEFORE_LIMIT.has(tokens[first - 1]?.text ?? "")) first -= 1;
    found.push({ ...limit, first });
    start = limit.end - 1;
  }
  return found;
}

/** "between 200 and 300" */
function readBetween(tokens: readonly Token[], start: number): LimitPhrase | null {
  if (tokens[start]?.text !== "between") return null;
  const min = readAmount(tokens, start + 1);
  const max = min && tokens[min.end]?.text === "and" ? readAmount(tokens, min.end + 1) : null;
  return min && max && toPhrase(tokens, start, max.end, { min: min.value, max: max.value });
}

/** "$50 to $100", "from 50 to 100", "$50-100" */
function readRange(tokens: readonly Token[], start: number): LimitPhrase | null {
  const hasFrom = tokens[start]?.text === "from";
  const min = readAmount(tokens, hasFrom ? start + 1 : start);
  const max = min && RANGE_SIGNS.has(tokens[min.end]?.text ?? "") ? readAmount(tokens, min.end + 1) : null;
  if (!min || !max) return null;
  const isLimit = hasFrom || min.hasCurrency || max.hasCurrency;
  return isLimit ? toPhrase(tokens, start, max.end, { min: min.value, max: max.value }) : null;
}

/** "under 100", "more than $50", "up to 150 cm", or an amount such as "$100", which means up to it. */
function readLimit(tokens: readonly Token[], start: number): LimitPhrase | null {
  const most = limitEnd(tokens, start, AT_MOST);
  const least = most === null ? limitEnd(tokens, start, AT_LEAST) : null;
  const amount = readAmount(tokens, most ?? least ?? start);
  // "from 60 to 80 drawers"
  if (!amount || RANGE_SIGNS.has(tokens[amount.end]?.text ?? "")) return null;
  if (most === null && least === null && !amount.hasCurrency) return null;
  const range = least === null ? { min: null, max: amount.value } : { min: amount.value, max: null };
  return toPhrase(tokens, start, amount.end, range);
}

/** The index after the words of a limit; null if none of them starts here. */
function limitEnd(tokens: readonly Token[], start: number, limits: readonly string[]): number | null {
  const [one, two] = [tokens[start]?.text ?? "", tokens[start + 1]?.text ?? ""];
  if (limits.includes(`${one} ${two}`)) return start + 2;
  return limits.includes(one) ? start + 1 : null;
}

/** "100", "$1,490", "1.5k", "100 dollars" */
function readAmount(tokens: readonly Token[], start: number): Amount | null {
  const hasSign = CURRENCIES.has(tokens[start]?.text ?? "");
  const at = hasSign ? start + 1 : start;
  const number = tokens[at];
  if (!number || !/^\d/.test(number.text)) return null;
  const next = tokens[at + 1];
  const isThousands = next?.text === "k" && next.start === number.end;
  const end = isThousands ? at + 2 : at + 1;
  const hasName = CURRENCIES.has(tokens[end]?.text ?? "");
  const value = toNumber(number.text) * (isThousands ? 1_000 : 1);
  return { value, hasCurrency: hasSign || hasName, end: hasName ? end + 1 : end };
}

/** "1,490" and "1.490" are thousands; "24.50" and "24,50" have decimals. */
function toNumber(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) || /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(text);
  const plain = !isGrouped
    ? text.replace(",", ".")
    : text.includes(".") && text.includes(",")
      ? text.replaceAll(",", "")
      : text.replace(/[.,]/g, "");
  return Number.parseFloat(plain);
}

/** The limit whose numbers end here; null if they have a unit that is no limit. */
function toPhrase(
  tokens: readonly Token[],
  first: number,
  end: number,
  { min, max }: Range,
): LimitPhrase | null {
  const range = min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
  const change = (convert: (value: number) => number): Range => ({
    min: range.min === null ? null : convert(range.min),
    max: range.max === null ? null : convert(range.max),
  });
  const [unit = "", next = ""] = tokens.slice(end, end + 2).map(({ text }) => text);
  if (OTHER_UNITS.has(unit)) return null;
  const factor = LENGTH_UNITS.get(unit);
  const direction = DIRECTIONS.get(factor === undefined ? unit : next);
  if (factor === undefined && !direction)
    return { first, end, of: "price", range: change((value) => Math.min(value, LIMITS.price)) };
  const units = (factor === undefined ? 0 : 1) + (direction ? 1 : 0);
  // Furniture is compared by its width.
  const centimetres = (value: number) => Math.min(value * (factor ?? 1), MAX_LENGTH);
  return { first, end: end + units, of: direction ?? "width", range: change(centimetres) };
}
