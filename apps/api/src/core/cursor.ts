import { type SQL, sql } from "drizzle-orm";
import { AppError } from "./app-error";

/** Sort order of a list. Ties are broken by id, so that the order is total. */
export interface SortOrder {
  key: SQL;
  /** `bigint`: the key is also the id. `int8`: a number of rows that have another id. */
  type: "timestamptz" | "text" | "integer" | "bigint" | "int8";
  descending: boolean;
}

/** Default order of lists: newest first. */
export const NEWEST_FIRST = {
  key: sql`created_at`,
  type: "timestamptz",
  descending: true,
} satisfies SortOrder;

/** Position of a row in a list: its sort key as text, and its id. */
export interface CursorPosition {
  key: string;
  id: string;
  /** Index of the part, for lists that are read in parts. */
  part: number;
}

/** Selects the sort key of a row as exact text. */
export function keyText({ key }: SortOrder): SQL<string> {
  return sql<string>`(${key})::text`;
}

/** Condition for the rows after a position. */
export function afterCursor({ key, type, descending }: SortOrder, id: SQL, position: CursorPosition): SQL {
  const after = sql.raw(descending ? "<" : ">");
  return sql`(${key}, ${id}) ${after} (${position.key}::${sql.raw(type)}, ${position.id})`;
}

/** ORDER BY clause of the list. */
export function orderBy({ key, descending }: SortOrder, id: SQL): SQL {
  const direction = sql.raw(descending ? "desc" : "asc");
  return sql`${key} ${direction}, ${id} ${direction}`;
}

/** Encodes a position as an opaque text. */
export function encodeCursor({ key, id, part }: CursorPosition): string {
  return Buffer.from(JSON.stringify([part, id, key])).toString("base64url");
}

const MAX_PARTS = 11;

const KEY_PATTERNS: Record<SortOrder["type"], RegExp> = {
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  integer: /^\d{1,9}$/,
  bigint: /^\d{1,15}$/,
  int8: /^-?\d{1,15}$/,
  text: /^[^\p{Cc}]{0,500}$/u,
};

// Rows sorted by a number use it as their id.
const ID_PATTERN = /^[\da-f]{1,24}$/;

/** Decodes a cursor; throws `invalid_input` if it does not belong to a list with this order. */
export function decodeCursor(cursor: string | undefined, { type }: SortOrder): CursorPosition | null {
  if (!cursor) return null;
  const parts = parse(Buffer.from(cursor, "base64url").toString("utf8"));
  const [part, id, key] = Array.isArray(parts) ? parts : [];
  const isValid =
    Number.isInteger(part) &&
    part >= 0 &&
    part < MAX_PARTS &&
    typeof id === "string" &&
    (type === "bigint" ? KEY_PATTERNS.bigint : ID_PATTERN).test(id) &&
    typeof key === "string" &&
    KEY_PATTERNS[type].test(key) &&
    (type !== "timestamptz" || isRealTime(key));
  if (!isValid)
    throw new AppError("invalid_input", { errors: { cursor: "This cursor is not valid for this list" } });
  return { part, id, key };
}

/** Rejects 31 February, which `Date` reads as 3 March and PostgreSQL refuses. */
function isRealTime(key: string): boolean {
  const [second = ""] = key.split(/[.+]/, 1);
  const time = new Date(`${second.replace(" ", "T")}Z`);
  const isReal =
    !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19).replace("T", " ") === second;
  return isReal && time.getUTCFullYear() > 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
