import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { session } from "~/lib/session/session";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { CartView } from "./cart-view";

const GONE = "64b0000000000000000000ff";

/** Renders a cart with two lines: one product that exists, and one for which `refusal` answers. */
function renderCart(refusal: () => Response) {
  const product = someProduct();
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    return String(url).endsWith(`/products/${product.id}`) ? Response.json(product) : refusal();
  });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  session.clearCart();
  session.addItem(product.id);
  session.addItem(GONE, undefined, 2);
  onTestFinished(() => {
    fetch.mockRestore();
    log.mockRestore();
    session.clearCart();
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return renderScreen(<CartView />, client);
}

const errorReply = (status: number) => () =>
  Response.json({ type: "about:blank", title: "x", status, code: "x", requestId: "1" }, { status });

it("shows a product that is no longer sold and removes only that line", async () => {
  const visitor = renderCart(errorReply(404));
  await visitor.sees("Harbour Sofa", "This product is no longer available.");
  await visitor.press("Remove this product");
  expect(session.useStore.getState().cart).toEqual([{ _id: someProduct().id, quantity: 1 }]);
  expect(screen.queryByText("This product is no longer available.")).toBeNull();
});

it("shows which line failed to load and retries it", async () => {
  let isBack = false;
  const visitor = renderCart(() => {
    if (!isBack) return errorReply(503)();
    return Response.json(someProduct({ id: GONE, _id: GONE, name: "Quay Armchair" }));
  });
  await visitor.sees("This product couldn't be loaded.");
  isBack = true;
  await visitor.press("Try again");
  await visitor.sees("Quay Armchair");
  expect(screen.queryByText(/couldn't be loaded/)).toBeNull();
});
