import type { AuditEntry, OrderSummary } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { AuditList } from "~/features/admin/activity/audit-list";
import { CartList } from "~/features/admin/carts/cart-list";
import { CustomerHistory } from "~/features/admin/customers/customer-history";
import { PictureCopiesDialog } from "~/features/admin/products/import/picture-copies";
import { ReorderList } from "~/features/admin/products/stock/reorder-list";
import { orderColumns } from "~/features/admin/sales/orders/order-columns";
import { ProductLink } from "~/features/admin/shared/product-link";
import { DataTable } from "~/features/admin/shared/ui/data-table";
import { createQueryClient } from "~/lib/api/query-client";
import { queryKeys } from "~/lib/api/query-keys";
import { session } from "~/lib/session/session";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";

const productId = "64b000000000000000000011";
const name = "Larch Bench";
const at = "2026-11-01T09:00:00.000Z";

const cart = {
  customer: { id: "64b000000000000000000021", userName: "astrid", email: "", newsletter: true },
  items: [{ productId, name, variant: "", quantity: 1, price: 90 }],
  value: 90,
  startedAt: at,
  changedAt: at,
  remindedAt: null,
};
const history = { products: [{ productId, name, quantity: 1, lastBoughtAt: at }] };
const entry: AuditEntry = {
  id: "1",
  at,
  actorId: null,
  actorName: "Nora",
  action: "product.update",
  subjectType: "product",
  subjectId: productId,
  before: { name },
  after: { name },
  requestId: "r",
};
const item = { productId, variantId: productId, sku: null, name, variant: "", quantity: 1 };
const figures = { inOrders: 0, lowStock: 5, sold: 0, daysLeft: null };
const failure = { productId, productName: name, url: "https://old.example/1.jpg", error: "Not found." };
const order = {
  id: "64b000000000000000000031",
  status: "CONFIRMED",
  paymentStatus: "received",
  nextStatuses: [] as OrderSummary["nextStatuses"],
  firstLine: { productId, name, imageUrl: "" },
  createdAt: at,
} as OrderSummary;
const orderTable = (
  <DataTable caption="Orders" columns={orderColumns(null)} rows={[order]} keyOf={({ id }) => id} />
);

it.each<[string, ReactElement, unknown]>([
  ["the activity", <AuditList key="1" filter={{ limit: 10 }} emptyText="" />, [entry]],
  ["a saved cart", <CartList key="2" />, [cart]],
  ["a customer's history", <CustomerHistory key="3" id={cart.customer.id} />, history],
  ["the stock", <ReorderList key="4" />, [{ ...item, ...figures }]],
  [
    "the pictures of an import",
    <PictureCopiesDialog key="5" open onClose={() => {}} />,
    { total: 1, copied: 0, failed: 1, failures: [failure] },
  ],
  ["the orders", orderTable, []],
])("%s leads to the editor of a product, also of a draft", async (_, part, reply) => {
  answerCalls(() => Response.json(reply));
  renderScreen(part);
  const link = await screen.findByText(name);
  expect(link.getAttribute("href")).toBe(`/admin/edit/product/${productId}?any`);
});

it("the activity has no link to a deleted product", async () => {
  answerCalls(() => Response.json([{ ...entry, subjectDeleted: true }]));
  renderScreen(<AuditList filter={{ limit: 10 }} emptyText="" />);
  expect((await screen.findByText(name)).getAttribute("href")).toBeNull();
});

it("is plain text for users who may not edit products", () => {
  const client = createQueryClient();
  client.setQueryData(queryKeys.user(session.useStore.getState().userId), { permissions: ["orders.read"] });
  renderScreen(<ProductLink id={productId}>{name}</ProductLink>, client);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
