import { decimalCents } from "@larkwood/domain";
import { and, sql } from "drizzle-orm";
import { csvChunks, encodeCsv } from "../../../core/csv";
import { afterCursor } from "../../../core/cursor";
import { type Handlers, writeJobFile } from "../../platform/jobs";
import type { SalesContext } from "../context";
import { type CustomerFilter, matchCustomers, NEVER } from "./customer-filter";
import {
  type CustomerOrder,
  type CustomerRow,
  countCustomers,
  findCustomers,
  refreshTotals,
} from "./customer-list.repo";

const HEADER = [
  "id",
  "username",
  "first name",
  "last name",
  "email",
  "country",
  "joined",
  "orders",
  "spent",
  "last order",
  "tags",
  "newsletter",
];
const BATCH = 1_000;
const byId: CustomerOrder = { key: sql`users.id`, type: "text", id: sql`users.id`, descending: false };

function toCells({ user, orders, spentCents, lastOrderAt, tags, newsletter }: CustomerRow): string[] {
  return [
    user.id,
    user.userName,
    user.firstName,
    user.lastName,
    user.email,
    user.country,
    user.createdAt.toISOString(),
    String(orders),
    decimalCents(spentCents),
    lastOrderAt > NEVER ? lastOrderAt.toISOString() : "",
    tags.join(", "),
    newsletter ? "yes" : "no",
  ];
}

/** The customers of a filter as CSV, read in batches to keep statements small. */
async function* customersCsv(
  { db }: Pick<SalesContext, "db">,
  filter: CustomerFilter,
  onRead: (customers: number) => void,
): AsyncGenerator<string> {
  const where = await matchCustomers(db, filter);
  yield encodeCsv([HEADER]);
  let read = 0;
  let last: string | null = null;
  for (;;) {
    const after = last ? afterCursor(byId, byId.id, { key: last, id: last, part: 0 }) : undefined;
    const rows: CustomerRow[] = await findCustomers(db, {
      where: and(where, after) ?? where,
      order: byId,
      limit: BATCH,
    });
    yield* csvChunks(rows.map(toCells));
    read += rows.length;
    onRead(read);
    last = rows.at(-1)?.user.id ?? null;
    if (!last || rows.length < BATCH) return;
  }
}

/** The export job. Its file is stored until it is downloaded. */
export function exportCustomersJob(
  context: Pick<SalesContext, "db" | "settings">,
): NonNullable<Handlers["customers.export"]> {
  const { db, settings } = context;
  return async (query, job) => {
    const filter = { ...query, timeZone: settings.current.timeZone };
    await refreshTotals(db);
    const total = await countCustomers(db, await matchCustomers(db, filter));
    const onRead = (done: number) => {
      job.signal.throwIfAborted();
      job.progress({ done, total: Math.max(done, total) });
    };
    await writeJobFile(db, job.id, customersCsv(context, filter, onRead));
  };
}
