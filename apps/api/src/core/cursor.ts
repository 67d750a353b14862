import { type SQL, sql } from "drizzle-orm";
import { AppError } from "./app-error";

/** An order that a list can be read in; ties are broken by id, so that every row has one place. */
export interface SortOrder {
  key: SQL;
  type: "timestamptz" | "text" | "integer" | "bigint";
  descending: boolean;
}

/** The order of lists that know no other: by time of creation, newest first. */
export const NEWEST_FIRST = {
  key: sql`created_at`,
  type: "timestamptz",
  descending: true,
} satisfies SortOrder;

/** A row's place in a list: its sort key as text, and its id. */
export interface CursorPosition {
  key: string;
  id: string;
  /** Which part of a list that is read in parts. */
  part: number;
}

/** The key of a row as exact text, to be selected beside the row. */
export function keyText({ key }: SortOrder): SQL<string> {
  return sql<string>`(${key})::text`;
}

/** Condition for the rows after a place. */
export function afterCursor({ key, type, descending }: SortOrder, id: SQL, place: CursorPosition): SQL {
  const beyond = sql.raw(descending ? "<" : ">");
  return sql`(${key}, ${id}) ${beyond} (${place.key}::${sql.raw(type)}, ${place.id})`;
}

/** ORDER BY of the list. */
export function orderBy({ key, descending }: SortOrder, id: SQL): SQL {
  const direction = sql.raw(descending ? "desc" : "asc");
  return sql`${key} ${direction}, ${id} ${direction}`;
}

/** An opaque text for a place. */
export function encodeCursor({ key, id, part }: CursorPosition): string {
  return Buffer.from(JSON.stringify([part, id, key])).toString("base64url");
}

/** As many parts as any list is read in. */
const MOST_PARTS = 11;

const KEY_SHAPES: Record<SortOrder["type"], RegExp> = {
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  integer: /^\d{1,9}$/,
  bigint: /^\d{1,15}$/,
  text: /^[^\p{Cc}]{0,500}$/u,
};

// Rows that are in the order of a number have that number for an id.
const ID_SHAPE = /^[\da-f]{1,24}$/;

/** Reads a cursor back; anything that was not made for such a list is bad input. */
export function decodeCursor(cursor: string | undefined, { type }: SortOrder): CursorPosition | null {
  if (!cursor) return null;
  const parts = parse(Buffer.from(cursor, "base64url").toString("utf8"));
  const [part, id, key] = Array.isArray(parts) ? parts : [];
  const fits =
    Number.isInteger(part) &&
    part >= 0 &&
    part < MOST_PARTS &&
    typeof id === "string" &&
    (type === "bigint" ? KEY_SHAPES.bigint : ID_SHAPE).test(id) &&
    typeof key === "string" &&
    KEY_SHAPES[type].test(key) &&
    (type !== "timestamptz" || isMoment(key));
  if (!fits)
    throw new AppError("invalid_input", { errors: { cursor: "This cursor is not valid for this list" } });
  return { part, id, key };
}

/** Whether there was such a moment: `Date` takes the 31st of February for the 3rd of March, PostgreSQL refuses it. */
function isMoment(key: string): boolean {
  const [second = ""] = key.split(/[.+]/, 1);
  const moment = new Date(`${second.replace(" ", "T")}Z`);
  const isReal =
    !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19).replace("T", " ") === second;
  return isReal && moment.getUTCFullYear() > 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
