import { LIMITS } from "@larkwood/contract";
import type { Range } from "../filters";

/** A word, number or sign of a search, in lower case, with its place in the text. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** Tokens from `first` to before `end` that name a price. */
interface PricePhrase {
  first: number;
  end: number;
  price: Range;
}

interface Amount {
  value: number;
  hasCurrency: boolean;
  end: number;
}

const wordSet = (words: string) => new Set(words.split(" "));
const CURRENCIES = wordSet("$ € £ usd eur gbp dollar dollars euro euros pounds");
/** What makes a number something else than a price. */
const UNITS = new Set([
  ...wordSet(
    "cm mm m km in inch inches ft foot feet meter meters metre metres wide deep high tall long x × %",
  ),
  ...wordSet("kg g lb lbs l litre litres w watt watts hours days weeks years year"),
  ...wordSet("people persons person guests seats seat seater drawers drawer doors shelves pieces"),
]);
const AT_MOST = ["under", "below", "max", "maximum", "less than", "cheaper than", "up to", "at most", "<"];
const AT_LEAST = ["over", "above", "min", "minimum", "more than", "at least", "from", ">"];
const RANGE_SIGNS = wordSet("to - –");
/** Words before a price that belong to it: "lamps for under 100". */
const BEFORE_PRICE = wordSet("for price prices priced cost costing costs");

/** The first price in the search. */
export function findPrice(tokens: readonly Token[]): PricePhrase | null {
  for (let start = 0; start < tokens.length; start += 1) {
    const found = readBetween(tokens, start) ?? readRange(tokens, start) ?? readLimit(tokens, start);
    if (!found) continue;
    let first = start;
    while (BEFORE_PRICE.has(tokens[first - 1]?.text ?? "")) first -= 1;
    return { ...found, first };
  }
  return null;
}

/** "between 200 and 300" */
function readBetween(tokens: readonly Token[], start: number): PricePhrase | null {
  if (tokens[start]?.text !== "between") return null;
  const min = readAmount(tokens, start + 1);
  const max = min && tokens[min.end]?.text === "and" ? readAmount(tokens, min.end + 1) : null;
  return min && max && !isMeasure(tokens, max.end) ? toPhrase(start, max.end, min.value, max.value) : null;
}

/** "$50 to $100", "from 50 to 100", "$50-100" */
function readRange(tokens: readonly Token[], start: number): PricePhrase | null {
  const hasFrom = tokens[start]?.text === "from";
  const min = readAmount(tokens, hasFrom ? start + 1 : start);
  const max = min && RANGE_SIGNS.has(tokens[min.end]?.text ?? "") ? readAmount(tokens, min.end + 1) : null;
  if (!min || !max || isMeasure(tokens, max.end)) return null;
  const isPrice = hasFrom || min.hasCurrency || max.hasCurrency;
  return isPrice ? toPhrase(start, max.end, min.value, max.value) : null;
}

/** "under 100", "more than $50", or an amount such as "$100", which means up to it. */
function readLimit(tokens: readonly Token[], start: number): PricePhrase | null {
  const most = limitEnd(tokens, start, AT_MOST);
  const least = most === null ? limitEnd(tokens, start, AT_LEAST) : null;
  const amount = readAmount(tokens, most ?? least ?? start);
  if (!amount || isMeasure(tokens, amount.end)) return null;
  if (most === null && least === null && !amount.hasCurrency) return null;
  return least === null
    ? toPhrase(start, amount.end, null, amount.value)
    : toPhrase(start, amount.end, amount.value, null);
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

/** Whether the number that ends here is no price: "140 cm", "60 to 80 cm". */
function isMeasure(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]?.text ?? "";
  if (!RANGE_SIGNS.has(next)) return UNITS.has(next);
  const other = readAmount(tokens, end + 1);
  return other !== null && UNITS.has(tokens[other.end]?.text ?? "");
}

function toPhrase(first: number, end: number, min: number | null, max: number | null): PricePhrase {
  const [lower, upper] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  const cap = (value: number | null) => value && Math.min(value, LIMITS.price);
  return { first, end, price: { min: cap(lower), max: cap(upper) } };
}
