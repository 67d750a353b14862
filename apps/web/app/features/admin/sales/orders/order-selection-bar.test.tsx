import type { OrderSummary } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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
  total: 900,
  paymentMethod: "bank_transfer",
  paymentStatus: "received",
  refunded: 0,
  due: 0,
  createdAt: "2026-11-01T09:00:00.000Z",
  ...changes,
});

function renderBar(orders: OrderSummary[]) {
  const onChangeStatus = vi.fn();
  const all = { offered: null, loaded: null, selectAll: async () => {} };
  const visitor = renderScreen(
    <OrderSelectionBar
      orders={orders}
      all={all}
      isChanging={false}
      onChangeStatus={onChangeStatus}
      onClear={() => {}}
    />,
  );
  return { visitor, onChangeStatus };
}

it("asks before it ships unpaid orders, and says how many they are", async () => {
  const orders = [
    someOrder(1, {}),
    someOrder(2, { paymentStatus: "expected" }),
    someOrder(3, { paymentStatus: "expected", paymentMethod: "pay_on_delivery" }),
  ];
  const { visitor, onChangeStatus } = renderBar(orders);
  await visitor.press("Ship");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("Ship 3 orders?");
  expect(dialog.textContent).toContain("1 of them hasn't been paid for.");
  expect(onChangeStatus).not.toHaveBeenCalled();
  await visitor.press("Ship all");
  expect(onChangeStatus).toHaveBeenCalledWith(
    orders.map(({ id }) => id),
    "SHIPPED",
    {},
  );
});

it("offers a tracking number for each order, and checks it before anything ships", async () => {
  const [first, second] = [someOrder(1, {}), someOrder(2, {})];
  const { visitor, onChangeStatus } = renderBar([first, second]);
  await visitor.press("Ship");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).not.toContain("paid");
  await visitor.choose("carrier", "UPS");
  await visitor.fill(`number-${second.id}`, "!");
  await visitor.press("Ship all");
  await visitor.sees("A tracking number has 3 to 40 letters and digits");
  expect(onChangeStatus).not.toHaveBeenCalled();
  await visitor.fill(`number-${second.id}`, " 1Z 999 ");
  await visitor.press("Ship all");
  expect(onChangeStatus).toHaveBeenCalledWith([first.id, second.id], "SHIPPED", {
    [second.id]: [{ carrier: "ups", name: "", number: "1Z 999", link: "" }],
  });
});

it("confirms orders at once", async () => {
  const { visitor, onChangeStatus } = renderBar([someOrder(1, { nextStatuses: ["CONFIRMED"] })]);
  await visitor.press("Confirm");
  expect(onChangeStatus).toHaveBeenCalledOnce();
});
