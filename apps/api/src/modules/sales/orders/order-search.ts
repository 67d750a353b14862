import { type SQL, sql } from "drizzle-orm";
import { prefixQuery, splitWords } from "../../../core/search-terms";

// A shorter number is an order number, not a postcode or a tracking number.
const MIN_PRINTED_NUMBER = 4;
const MIN_TRACKING_NUMBER = 8;

/** Matches an order number, an id, an email address, or words of name, address and tracking numbers by their prefixes. */
export function matchesSearch(search: string): SQL {
  if (/^[0-9a-f]{24}$/.test(search)) return sql`orders.id = ${search}`;
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  if (number) return matchesNumber(number, search.startsWith("#"));
  const words = splitWords(search);
  if (words.length === 0) return sql`false`;
  // The word index narrows the search; if an exact email address matches, only its orders remain.
  if (search.includes("@"))
    return sql`(${matchesPrefixes(words)} AND ${matchesEmailOrPrefix(search, words)})`;
  const joined = words.join("");
  const isTrackingNumber = words.length > 1 && /\d/.test(joined) && joined.length >= MIN_TRACKING_NUMBER;
  return isTrackingNumber
    ? sql`(${matchesPrefixes(words)} OR ${matchesPrefixes([joined])})`
    : matchesPrefixes(words);
}

const matchesPrefixes = (words: string[]) => sql`orders.words @@ ${prefixQuery(words)}`;

/** Digits are an order number, a whole postcode, or the beginning of a tracking number. */
function matchesNumber(number: string, isOrderNumber: boolean): SQL {
  const isOrder = sql`orders.number = ${number}`;
  if (isOrderNumber || number.length < MIN_PRINTED_NUMBER) return isOrder;
  return number.length < MIN_TRACKING_NUMBER
    ? sql`(${isOrder} OR orders.words @@ to_tsquery('simple', ${number}))`
    : sql`(${isOrder} OR ${matchesPrefixes([number])})`;
}

function matchesEmailOrPrefix(search: string, words: string[]): SQL {
  const email = search.toLowerCase();
  return sql`(lower(orders.email) = ${email} OR NOT EXISTS (
    SELECT FROM orders WHERE ${matchesPrefixes(words)} AND lower(orders.email) = ${email}))`;
}
