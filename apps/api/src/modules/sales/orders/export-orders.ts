import { decimalCents, streetLines } from "@larkwood/domain";
import { csvChunks, encodeCsv } from "../../../core/csv";
import type { CursorPosition } from "../../../core/cursor";
import { type Handlers, writeJobFile } from "../../platform/jobs";
import type { SalesContext } from "../context";
import type { OrderFilter } from "./order-filter";
import type { OrderSummaryRow } from "./order-row";
import { countOrders, ordersAfter } from "./orders.repo";

const HEADER = [
  "number",
  "id",
  "date",
  "status",
  "customer",
  "address",
  "country",
  "items",
  "total",
  "payment",
  "paid",
];
const BATCH = 1_000;

function toCells(row: OrderSummaryRow): string[] {
  return [
    row.number,
    row.id,
    new Date(row.createdAt).toISOString(),
    row.status,
    `${row.firstName} ${row.lastName}`,
    streetLines(row).join(", "),
    row.country,
    String(row.itemCount),
    decimalCents(Number(row.totalCents)),
    row.paymentMethod,
    row.paymentStatus,
  ];
}

/** All orders that match a filter as CSV, read in batches to keep statements small. */
export async function* ordersCsv(
  replicas: SalesContext["replicas"],
  filter: OrderFilter,
  onRead: (orders: number) => void = () => {},
): AsyncGenerator<string> {
  yield encodeCsv([HEADER]);
  let position: CursorPosition | null = null;
  let read = 0;
  for (;;) {
    const rows: OrderSummaryRow[] = await readBatch(replicas, filter, position);
    yield* csvChunks(rows.map(toCells));
    read += rows.length;
    onRead(read);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    position = { key: last.createdAt, id: last.cursorId, part: 0 };
  }
}

const readBatch = (
  replicas: SalesContext["replicas"],
  filter: OrderFilter,
  position: CursorPosition | null,
) => replicas.read((db) => ordersAfter(db, filter, position, BATCH));

/** The export job. Its file is stored until it is downloaded. */
export function exportOrdersJob({
  db,
  replicas,
  settings,
}: Pick<SalesContext, "db" | "replicas" | "settings">): NonNullable<Handlers["orders.export"]> {
  return async (query, job) => {
    const filter = { ...query, timeZone: settings.current.timeZone };
    const total = await replicas.read((reading) => countOrders(reading, filter));
    const onRead = (done: number) => {
      job.signal.throwIfAborted();
      job.progress({ done, total: Math.max(done, total) });
    };
    await writeJobFile(db, job.id, ordersCsv(replicas, filter, onRead));
  };
}
