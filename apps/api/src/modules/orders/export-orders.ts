import { formatCents } from "@larkwood/domain";
import type { AppContext } from "../../context";
import { encodeCsvRecord } from "../../csv";
import type { Place } from "../../keyset";
import type { OrderSummaryRow } from "./order-row";
import { type OrderFilter, ordersAfter } from "./orders.repo";

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
    row.address,
    row.country,
    String(row.itemCount),
    formatCents(Number(row.totalCents)).slice(1),
    row.paymentMethod,
    row.paymentStatus,
  ];
}

/** All orders of a filter as CSV, read in batches so that no single statement grows with the shop. */
export async function exportOrders({ db }: AppContext, filter: OrderFilter): Promise<string> {
  const lines = [encodeCsvRecord(HEADER)];
  let place: Place | null = null;
  for (;;) {
    const rows: OrderSummaryRow[] = await ordersAfter(db, filter, place, BATCH);
    lines.push(...rows.map((row) => encodeCsvRecord(toCells(row))));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return lines.join("");
    place = { key: last.createdAt, id: last.id, part: 0 };
  }
}
