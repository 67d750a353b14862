import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { session } from "~/lib/session/session";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { answerCalls, collectErrors, refusal } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { CartView } from "./cart-view";

const GONE = "64b0000000000000000000ff";

/** Renders a cart with two lines: one product that exists, and one with the given reply. */
function renderCart(replyForGone: () => Response) {
  const product = someProduct();
  const fetch = answerCalls(({ path }) =>
    path === `/products/${product.id}` ? Response.json(product) : replyForGone(),
  );
  const log = collectErrors();
  session.clearCart();
  session.addItem(product.id);
  session.addItem(GONE, undefined, 2);
  onTestFinished(() => session.clearCart());
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return { ...renderScreen(<CartView />, client), fetch, log };
}

it("shows a product that is no longer sold and removes only that line", async () => {
  const visitor = renderCart(() => refusal(404));
  await visitor.sees("Harbour Sofa", "This product is no longer available.");
  await visitor.press("Remove this product");
  expect(session.useStore.getState().cart).toEqual([{ _id: someProduct().id, quantity: 1 }]);
  expect(screen.queryByText("This product is no longer available.")).toBeNull();
});

it("shows which line failed to load and retries it", async () => {
  let isBack = false;
  const visitor = renderCart(() => {
    if (!isBack) return refusal(503);
    return Response.json(someProduct({ id: GONE, _id: GONE, name: "Quay Armchair" }));
  });
  await visitor.sees("This product couldn't be loaded.");
  isBack = true;
  await visitor.press("Try again");
  await visitor.sees("Quay Armchair");
  expect(screen.queryByText(/couldn't be loaded/)).toBeNull();
});

it("holds the place of a line while its product loads, so that nothing moves", async () => {
  let answer = (_: Response) => {};
  const [slow, quick] = [someProduct({ id: GONE, _id: GONE, name: "Quay Armchair" }), someProduct()];
  answerCalls(({ path }) =>
    path === `/products/${GONE}`
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : Response.json(quick),
  );
  session.clearCart();
  session.addItem(slow.id);
  session.addItem(quick.id);
  onTestFinished(() => session.clearCart());
  const visitor = renderScreen(<CartView />, createQueryClient());
  await visitor.sees("Harbour Sofa");
  const placeOf = (name: string) => {
    const rows = [...(document.querySelector("ul")?.children ?? [])];
    return { place: rows.findIndex((row) => row.textContent?.includes(name)), rows: rows.length };
  };
  expect(placeOf("Harbour Sofa")).toEqual({ place: 1, rows: 2 });
  expect(screen.getByText("Loading").getAttribute("role")).toBe("status");
  await act(async () => answer(Response.json(slow)));
  await visitor.sees("Quay Armchair");
  expect(screen.queryByText("Loading")).toBeNull();
  expect(placeOf("Quay Armchair")).toEqual({ place: 0, rows: 2 });
  expect(placeOf("Harbour Sofa")).toEqual({ place: 1, rows: 2 });
});

it("loads all prices again when the cart changes, and only logs a failure [C09]", async () => {
  const { fetch, log, ...visitor } = renderCart(() => refusal(503));
  await visitor.sees("Harbour Sofa");
  await waitFor(() => expect(log).toHaveBeenCalledWith(`Error fetching product ${GONE}`, expect.anything()));
  expect(screen.queryByRole("alert")).toBeNull();
  fetch.mockClear();
  await visitor.press("Increase quantity of Harbour Sofa");
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  const urls = fetch.mock.calls.map(([url]) => String(url));
  expect(urls).toEqual([expect.stringContaining(someProduct().id), expect.stringContaining(GONE)]);
});

it("shows the regular price of a sale struck through in trading mode", async () => {
  const product = someProduct({ price: 80, compareAtPrice: 100 });
  answerCalls(() => Response.json(product));
  session.clearCart();
  session.addItem(product.id, undefined, 2);
  useEditedShop.setState({ shop: { ...getShop(), trading: true } });
  onTestFinished(() => {
    session.clearCart();
    useEditedShop.setState({ shop: null });
  });
  const visitor = renderScreen(<CartView />, createQueryClient());
  await visitor.sees("Harbour Sofa");
  expect(document.querySelector("s")?.textContent).toBe("was $200.00");
  act(() => useEditedShop.setState({ shop: null }));
  expect(document.querySelector("s")).toBeNull();
});

it("says once that a price has changed since the shopper saw it, in trading mode", async () => {
  const product = someProduct({ price: 80 });
  answerCalls(() => Response.json(product));
  openTradingShop();
  session.clearCart();
  session.updateCart(() => [{ _id: product.id, quantity: 2, seenPrice: 100 }]);
  onTestFinished(() => session.clearCart());
  const first = renderScreen(<CartView />, createQueryClient());
  await first.sees("Now $80.00 each (was $100.00)");
  expect(session.useStore.getState().cart).toEqual([{ _id: product.id, quantity: 2, seenPrice: 80 }]);
  cleanup();
  const second = renderScreen(<CartView />, createQueryClient());
  await second.sees("Harbour Sofa");
  expect(screen.queryByText(/each \(was/)).toBeNull();
});

it("loads each product once while it records the prices that the shopper sees", async () => {
  const products = [someProduct(), someProduct({ id: GONE, _id: GONE, name: "Quay Armchair", price: 50 })];
  const fetch = answerCalls(({ path }) => {
    const product = products.find(({ id }) => path === `/products/${id}`);
    return product ? Response.json(product) : refusal(404);
  });
  openTradingShop();
  session.clearCart();
  for (const { id } of products) session.addItem(id);
  onTestFinished(() => session.clearCart());
  const visitor = renderScreen(<CartView />, createQueryClient());
  await visitor.sees("Harbour Sofa", "Quay Armchair");
  await waitFor(() =>
    expect(session.useStore.getState().cart.map(({ seenPrice }) => seenPrice)).toEqual([900, 50]),
  );
  const loaded = fetch.mock.calls.map(([url]) => String(url)).filter((url) => url.includes("/products/"));
  expect(loaded).toHaveLength(2);
});
