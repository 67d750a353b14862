import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { session } from "~/lib/session/session";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { CartView } from "./cart-view";

const GONE = "64b0000000000000000000ff";

/** A shop that has one product, and answers everything else with a refusal. */
function open(refusal: () => Response) {
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

const refused = (status: number) => () =>
  Response.json({ type: "about:blank", title: "x", status, code: "x", requestId: "1" }, { status });

it("shows a product that the shop no longer has, and lets it be taken out by itself", async () => {
  const visitor = open(refused(404));
  await visitor.sees("Harbour Sofa", "This product is no longer available.");
  await visitor.press("Remove this product");
  expect(session.useStore.getState().cart).toEqual([{ _id: someProduct().id, quantity: 1 }]);
  expect(screen.queryByText("This product is no longer available.")).toBeNull();
});

it("says which line has no price just now, and asks for it again", async () => {
  let isBack = false;
  const visitor = open(() => {
    if (!isBack) return refused(503)();
    return Response.json(someProduct({ id: GONE, _id: GONE, name: "Quay Armchair" }));
  });
  await visitor.sees("This product couldn't be loaded.");
  isBack = true;
  await visitor.press("Try again");
  await visitor.sees("Quay Armchair");
  expect(screen.queryByText(/couldn't be loaded/)).toBeNull();
});
