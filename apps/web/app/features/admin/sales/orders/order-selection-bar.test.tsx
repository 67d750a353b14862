import type { OrderSummary } from "@larkwood/contract";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { OrderSelectionBar } from "./order-selection-bar";

const someOrder = (number: number, changes: Partial<OrderSummary>): OrderSummary => ({
  id: String(number).padStart(24, "0"),
  number,
  status: "CONFIRMED",
  nextStatuses: ["SHIPPED", "CANCELLED"],
  customerId: null,
  customerName: "Ada Berg",
  shippingAddress: "Storgata 1, Norway",
  itemCount: 1,
  firstLine: { productId: null, name: "Harbour Sofa", imageUrl: "" },
  currency: "USD",
  total: 900,
  totalMinor: 90_000,
  paymentMethod: "bank_transfer",
  paymentStatus: "received",
  refunded: 0,
  refundedMinor: 0,
  due: 0,
  dueMinor: 0,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-01T09:00:00.000Z",
  ...changes,
});

/** Renders the bar. Its actions run at once, and the calls are returned. */
function renderBar(orders: OrderSummary[]) {
  const fetch = answerCalls(() => Response.json({ moved: [], refused: [] }));
  const sent = () =>
    fetch.mock.calls.map(([url, init]) => [String(url).split("/admin/")[1], JSON.parse(String(init?.body))]);
  const all = { offered: null, loaded: null, selectAll: async () => {} };
  const visitor = renderScreen(
    <OrderSelectionBar
      orders={orders}
      all={all}
      isRunning={false}
      onStart={({ orders: chosen, run }) => void run(chosen.map(({ id }) => id))}
      onClear={() => {}}
    />,
  );
  return { visitor, sent };
}

it("asks before it ships unpaid orders, and says how many they are", async () => {
  const orders = [
    someOrder(1, {}),
    someOrder(2, { paymentStatus: "expected" }),
    someOrder(3, { paymentStatus: "expected", paymentMethod: "pay_on_delivery" }),
  ];
  const { visitor, sent } = renderBar(orders);
  await visitor.press("Ship");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("Ship 3 orders?");
  expect(dialog.textContent).toContain("1 of them hasn't been paid for.");
  expect(sent()).toEqual([]);
  await visitor.press("Ship all");
  expect(sent()).toEqual([
    ["orders/status", { ids: orders.map(({ id }) => id), status: "SHIPPED", parcels: {} }],
  ]);
});

it("offers a tracking number for each order, and checks it before anything ships", async () => {
  const [first, second] = [someOrder(1, {}), someOrder(2, {})];
  const { visitor, sent } = renderBar([first, second]);
  await visitor.press("Ship");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).not.toContain("paid");
  await visitor.fill(`number-${second.id}`, "!");
  await visitor.press("Ship all");
  await visitor.sees("A tracking number has 3 to 40 letters and digits");
  expect(sent()).toEqual([]);
  await visitor.choose("carrier", "FedEx");
  await visitor.fill(`number-${second.id}`, " 1Z 999 ");
  await visitor.press("Ship all");
  const parcels = { [second.id]: [{ carrier: "fedex", name: "", number: "1Z 999", link: "" }] };
  expect(sent()).toEqual([["orders/status", { ids: [first.id, second.id], status: "SHIPPED", parcels }]]);
});

it("confirms orders at once", async () => {
  const { visitor, sent } = renderBar([someOrder(1, { nextStatuses: ["CONFIRMED"] })]);
  await visitor.press("Confirm");
  expect(sent()).toHaveLength(1);
});

it("fills the table from a spreadsheet, and guesses the carriers", async () => {
  const orders = [someOrder(12, {}), someOrder(11, {})];
  const { visitor, sent } = renderBar(orders);
  await visitor.press("Ship");
  const field = screen.getByLabelText("Tracking number of order 11 (optional)");
  fireEvent.paste(field, {
    clipboardData: { getData: () => "12\t1Z999AA10123456784\n11\tRM123456785GB\n99\tXX1" },
  });
  await visitor.sees("2 of 2 tracking numbers. Ignored: “99 XX1”.");
  await visitor.press("Ship all");
  const [[, body] = []] = sent();
  expect(body.parcels[orders[0]?.id ?? ""]).toMatchObject([{ carrier: "ups", number: "1Z999AA10123456784" }]);
  expect(body.parcels[orders[1]?.id ?? ""]).toMatchObject([{ carrier: "royal_mail" }]);
});

it("names the sum before it marks orders as paid, without those that a provider confirms", async () => {
  const unpaid = { paymentStatus: "expected" } as const;
  const orders = [
    someOrder(1, { ...unpaid, total: 900.1 }),
    someOrder(2, { ...unpaid, total: 99.9 }),
    someOrder(3, { ...unpaid, paymentMethod: "card" }),
    someOrder(4, {}),
  ];
  const { visitor, sent } = renderBar(orders);
  await visitor.press("Mark as paid (2 of 4)");
  expect((await screen.findByRole("alertdialog")).textContent).toContain(
    "$1,000.00 was received for 2 orders?",
  );
  await visitor.press("Mark as paid");
  expect(sent()).toEqual([
    [
      "orders/payments",
      {
        payments: [
          { orderId: orders[0]?.id, amount: 900.1 },
          { orderId: orders[1]?.id, amount: 99.9 },
        ],
      },
    ],
  ]);
});

it("cancels with a reason", async () => {
  const { visitor, sent } = renderBar([someOrder(1, {})]);
  await visitor.press("Cancel");
  await visitor.fill("reason", "Sold out");
  await visitor.press("Cancel order");
  expect(sent()[0]?.[1]).toMatchObject({ status: "CANCELLED", reason: "Sold out" });
});
