import type { Carrier } from "@larkwood/contract";
import { carrierName, guessCarrier } from "@larkwood/domain";

/** Carrier and tracking number of one order, as typed or pasted. */
export type TrackingRow = { carrier: Carrier; number: string };

type TrackedOrder = { id: string; number: number };
type TrackingTable = {
  /** By order id. */
  rows: Record<string, TrackingRow>;
  /** Lines that name no order of the list, or no tracking number. */
  unused: string[];
};

const KNOWN_CARRIERS = ["dhl", "ups", "fedex", "usps", "royal_mail", "dpd"] as const;

const splitCells = (line: string) =>
  line.split(line.includes("\t") ? "\t" : /[;,]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

const namedCarrier = (cell: string) =>
  KNOWN_CARRIERS.find((carrier) => cell.toLowerCase().startsWith(carrierName(carrier).toLowerCase())) ?? null;

/**
 * Reads lines pasted from a spreadsheet. A line has an order number, a tracking number and maybe a carrier, in any
 * order; or only a tracking number, which belongs to the next order from `first` on.
 */
export function readTrackingTable(
  text: string,
  orders: readonly TrackedOrder[],
  first: number,
  fallback: Carrier,
): TrackingTable {
  const byNumber = new Map(orders.map((order) => [String(order.number), order]));
  const table: TrackingTable = { rows: {}, unused: [] };
  let next = first;
  for (const line of text.split(/\r\n|\r|\n/).filter((one) => one.trim() !== "")) {
    const cells = splitCells(line);
    const isColumn = cells.length === 1;
    const orderCell = isColumn ? undefined : cells.find((cell) => byNumber.has(cell.replace(/^#/, "")));
    const others = cells.filter((cell) => cell !== "" && cell !== orderCell);
    const carrierCell = others.length > 1 ? others.find((cell) => namedCarrier(cell)) : undefined;
    const number = others.find((cell) => cell !== carrierCell && /\d/.test(cell));
    const order = isColumn ? orders[next++] : byNumber.get(orderCell?.replace(/^#/, "") ?? "");
    if (!order || !number) {
      table.unused.push(line.trim());
      continue;
    }
    const carrier = namedCarrier(carrierCell ?? "") ?? guessCarrier(number) ?? fallback;
    table.rows[order.id] = { carrier, number };
  }
  return table;
}
