import { idSchema, LIMITS, type User, type UserQuery, type UserSort } from "@larkwood/contract";
import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { afterCursor, decodeCursor, keyText, orderBy, type SortOrder } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import { prefixQuery, splitWords } from "../../../core/search-terms";
import type { Executor } from "../../../db/executor";
import { users } from "../../../db/schema";
import { toUser } from "./user.mapper";

const byCreatedAt = { key: sql`${users.createdAt}`, type: "timestamptz" } as const;
const byName = { key: sql`(lower(${users.userName}) collate "C")`, type: "text" } as const;
const byEmail = { key: sql`lower(${users.email})`, type: "text" } as const;

const ORDERS: Record<UserSort, SortOrder> = {
  newest: { ...byCreatedAt, descending: true },
  oldest: { ...byCreatedAt, descending: false },
  userName: { ...byName, descending: false },
  "-userName": { ...byName, descending: true },
  email: { ...byEmail, descending: false },
  "-email": { ...byEmail, descending: true },
  updated: { key: sql`${users.updatedAt}`, type: "timestamptz", descending: false },
};

// An exact count above this isn't worth a full scan.
const MAX_COUNT = 10_000;
const userId = sql`${users.id}`;

/** A page of users, by default newest first. */
export async function listUsers(db: Executor, query: UserQuery): Promise<Page<User>> {
  const order = ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const cursor = decodeCursor(query.cursor, order);
  const filter = and(
    query.role ? eq(users.role, query.role) : undefined,
    query.updatedSince ? gte(users.updatedAt, query.updatedSince) : undefined,
    query.ids ? inArray(users.id, query.ids) : undefined,
    query.search ? await matchSearch(db, query.search) : undefined,
  );
  const rows = await db
    .select({ user: users, key: keyText(order) })
    .from(users)
    .where(and(filter, cursor ? afterCursor(order, userId, cursor) : undefined))
    .orderBy(orderBy(order, userId))
    .limit(limit + 1);
  const placed = rows.map(({ user, key }) => ({ user, position: { key, id: user.id, part: 0 } }));
  return slicePage(placed, limit, await countUsers(db, filter), ({ user }) => toUser(user));
}

/** Matches the exact email or id; if there is none, the start of names and email, of the account or of its orders. */
export async function matchSearch(db: Executor, search: string): Promise<SQL> {
  const exact = idSchema.safeParse(search).success
    ? sql`${users.id} = ${search}`
    : sql`lower(${users.email}) = ${search.toLowerCase()}`;
  const [found] = await db.select({ id: users.id }).from(users).where(exact).limit(1);
  if (found) return exact;
  const words = splitWords(search);
  if (words.length === 0) return sql`false`;
  const terms = prefixQuery(words);
  return sql`${users.id} IN (
    SELECT id FROM users WHERE words @@ ${terms} UNION SELECT user_id FROM orders WHERE words @@ ${terms})`;
}

async function countUsers(db: Executor, filter: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(users)
    .where(filter)
    .limit(MAX_COUNT)
    .as("counted");
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(counted);
  return row?.total ?? 0;
}
