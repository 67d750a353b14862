import { centsOf, type RandomOrder, randomOrders } from "@larkwood/domain/testing";
import { expect, it } from "vitest";
import { renderMailText, type SenderProfile } from "./mail-content";
import type { OrderMailData } from "./order-mail-data";
import { totalRows } from "./order-mail-data";

const sender: SenderProfile = { shopName: "Larkwood", timeZone: "UTC", currency: "USD", site: null };

function mailDataOf(order: RandomOrder): OrderMailData {
  const delivery = { name: "Express", kind: "parcel" as const, fromDays: 1, toDays: 2 };
  const rest = { id: "1", number: 10_001, email: "", createdAt: new Date(0), parcels: [], address: null };
  return { ...rest, ...order, delivery };
}

it("shows amounts that add up: lines to the subtotal, all rows to the total", () => {
  for (const order of randomOrders(300).map(mailDataOf)) {
    const content = { greeting: "", paragraphs: [], lines: order.lines, totals: totalRows(order, sender) };
    const text = renderMailText(content, sender);
    const lineSum = [...text.matchAll(/ × .*, (\S+)$/gm)].reduce(
      (sum, [, shown]) => sum + centsOf(shown ?? ""),
      0,
    );
    const rows = [...text.matchAll(/^ {2}([^×\n]+): (\S+)$/gm)].map(([, name, shown]) => [
      name,
      centsOf(shown ?? ""),
    ]);
    const total = rows.findIndex(([name]) => name === "Total");
    expect(rows[0]).toEqual(["Subtotal", lineSum]);
    expect(rows.slice(0, total).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(rows[total]?.[1]);
    expect(rows[total]?.[1]).toBe(order.totalCents);
  }
});
