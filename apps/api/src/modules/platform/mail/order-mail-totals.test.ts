import { sumOrder } from "@larkwood/domain";
import { expect, it } from "vitest";
import { renderMailText, type SenderProfile } from "./mail-content";
import type { OrderMailData } from "./order-mail-data";
import { totalRows } from "./order-mail-data";

const sender: SenderProfile = { shopName: "Larkwood", timeZone: "UTC", currency: "USD", site: null };

/** A pseudo-random whole number below `limit`, from a fixed seed. */
let seed = 7;
const below = (limit: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
};

function randomOrder(): OrderMailData {
  const rates = [{ name: "VAT", hundredths: 2_500 }, { name: "Reduced VAT", hundredths: 1_200 }, null];
  const lines = Array.from({ length: 1 + below(4) }, (_, index) => ({
    name: `Chair ${index}`,
    quantity: 1 + below(3),
    priceCents: below(90_000),
    imageUrl: "",
    tax: rates[below(3)] ?? null,
  }));
  const taxIncluded = below(2) === 0;
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const money = sumOrder({
    lines,
    discountCents: below(2) === 0 ? 0 : below(subtotal + 1),
    shipping: { cents: below(2) === 0 ? 0 : below(9_000), tax: rates[below(3)] ?? null },
    taxIncluded,
  });
  const delivery = { name: "Express", fromDays: 1, toDays: 2 };
  const rest = { id: "1", number: 10_001, email: "", createdAt: new Date(0), parcels: [], address: null };
  return { ...rest, ...money, taxIncluded, lines, delivery, coupon: "SPRING" };
}

const centsOf = (shown: string) =>
  shown === "Free" ? 0 : Math.round(Number(shown.replace("−", "-").replace(/[$,]/g, "")) * 100);

it("shows amounts that add up: lines to the subtotal, all rows to the total", () => {
  for (let tries = 0; tries < 300; tries += 1) {
    const order = randomOrder();
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
