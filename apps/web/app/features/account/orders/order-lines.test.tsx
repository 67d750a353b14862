import type { OrderLine } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { centsOf, type RandomOrder, randomOrders } from "@larkwood/domain/testing";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { OrderLines } from "./order-lines";

/** The order as the API sends it. */
const toOrder = (order: RandomOrder) => ({
  lines: order.lines.map(({ name, priceCents, quantity }) => ({
    productId: null,
    name,
    imageUrl: "/images/chair.webp",
    price: fromCents(priceCents),
    priceMinor: priceCents,
    quantity,
    total: fromCents(priceCents * quantity),
    totalMinor: priceCents * quantity,
  })),
  subtotal: fromCents(order.subtotalCents),
  discount: fromCents(order.discountCents),
  coupon: order.coupon,
  ...(order.manualDiscount && {
    manualDiscount: {
      percent: null,
      amount: fromCents(order.manualDiscount.cents),
      amountMinor: order.manualDiscount.cents,
      reason: order.manualDiscount.reason,
    },
  }),
  shipping: fromCents(order.shippingCents),
  delivery: "Express",
  taxes: order.taxes.map(({ name, hundredths, taxCents }) => ({
    name,
    percent: hundredths / 100,
    amount: fromCents(taxCents),
    amountMinor: taxCents,
  })),
  taxIncluded: order.taxIncluded,
  total: fromCents(order.totalCents),
  due: 0,
});

const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0);
const textsOf = (role: "term" | "definition") =>
  screen.getAllByRole(role).map(({ textContent }) => textContent ?? "");

it("shows amounts that add up: lines to the subtotal, all rows to the total", () => {
  for (const order of randomOrders(40)) {
    renderScreen(<OrderLines order={toOrder(order)} />);
    const lineTotals = screen
      .getAllByRole("listitem")
      .map((item) => item.lastElementChild?.textContent ?? "");
    const [terms, values] = [textsOf("term"), textsOf("definition")];
    const total = terms.indexOf("Total");
    expect(centsOf(values[0] ?? "")).toBe(sum(lineTotals));
    expect(sum(values.slice(0, total))).toBe(centsOf(values[total] ?? ""));
    expect(centsOf(values[total] ?? "")).toBe(order.totalCents);
    expect(terms.includes("Discount (Late delivery)")).toBe(order.manualDiscount !== null);
    cleanup();
  }
});

/** An order of one line, with the given changes to the line. */
function ofOneLine(changes: Partial<OrderLine>) {
  const [order] = randomOrders(1);
  if (!order) throw new Error("there is no order");
  const { lines, ...rest } = toOrder(order);
  return { ...rest, lines: lines.slice(0, 1).map((line) => ({ ...line, ...changes })) };
}

it("links to the variant that was ordered, and to its reviews", () => {
  const [productId, variantId] = ["a".repeat(24), "b".repeat(24)];
  renderScreen(<OrderLines order={ofOneLine({ productId, variantId })} canReview />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/products/details/${productId}?variant=${variantId}`,
    `/products/details/${productId}#reviews`,
  ]);
});

it("names a product without a link while it is not published", () => {
  const order = ofOneLine({ productId: "a".repeat(24), unpublished: true });
  renderScreen(<OrderLines order={order} canReview />);
  expect(screen.getByRole("listitem").textContent).toContain(order.lines[0]?.name);
  expect(screen.queryByRole("link")).toBeNull();
});

it("leads to the customer's review instead of asking for another", () => {
  renderScreen(
    <OrderLines order={ofOneLine({ productId: "a".repeat(24), reviewed: true })} canReview={true} />,
  );
  expect(screen.getByRole("link", { name: /^See your review of / })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Write/ })).toBeNull();
});
