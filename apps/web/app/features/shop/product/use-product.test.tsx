import type { Product } from "@larkwood/contract";
import { onlineManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { windowQueryClient } from "~/lib/api/window-query-client";
import { renderScreen } from "~/testing/render-screen";
import { ProductLoading } from "./product-loading";
import { useProduct } from "./use-product";

const id = "6571f0a1c2d3e4f5a6b7c8d9";
const productNamed = (name: string) => ({ id, _id: id, name }) as Product;

function ProductName({ served }: { served: Product | null }) {
  const { product, failed, retry } = useProduct(id, served);
  return (
    <>
      <p>{product?.name ?? "nothing yet"}</p>
      {failed ? (
        <button type="button" onClick={retry}>
          Try again
        </button>
      ) : null}
    </>
  );
}

/** Mocks the API with one reply per request. */
function mockReplies(...replies: (Product | 404)[]) {
  windowQueryClient.client?.clear();
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    const reply = replies.shift() ?? 404;
    const status = reply === 404 ? 404 : 200;
    return new Response(JSON.stringify(reply), { status, headers: { "content-type": "application/json" } });
  });
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}

it("shows the server-rendered product and refetches it when the visitor returns later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const fetch = mockReplies(productNamed("Oak desk, now cheaper"));
  const visitor = renderScreen(<ProductName served={productNamed("Oak desk")} />);
  await visitor.sees("Oak desk");
  expect(fetch).not.toHaveBeenCalled();

  vi.setSystemTime(Date.now() + 60_000);
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  await visitor.sees("Oak desk, now cheaper");
});

it("sends no request on interaction while the data is fresh, and shows later cache updates", async () => {
  const fetch = mockReplies();
  const visitor = renderScreen(<ProductName served={productNamed("Oak desk")} />);
  await visitor.sees("Oak desk");
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(windowQueryClient.client?.getQueryCache().getAll()).toHaveLength(1));
  windowQueryClient.client?.setQueriesData({ queryKey: ["products"] }, productNamed("Oak desk, sold"));
  await visitor.sees("Oak desk, sold");
  expect(fetch).not.toHaveBeenCalled();
});

it("fetches a product that was not server-rendered, and retries on request", async () => {
  mockReplies(404, productNamed("Pine shelf"));
  const visitor = renderScreen(<ProductName served={null} />);
  await visitor.sees("Try again");
  expect(screen.getByText("nothing yet")).toBeTruthy();
  await visitor.press("Try again");
  await visitor.sees("Pine shelf");
});

it("fetches a product that was opened offline as soon as the network is back", async () => {
  const fetch = mockReplies(productNamed("Birch stool"));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const visitor = renderScreen(<ProductName served={null} />);
  await visitor.sees("nothing yet");
  const queries = () => windowQueryClient.client?.getQueryCache().getAll() ?? [];
  await waitFor(() => expect(queries()[0]?.state.fetchStatus).toBe("paused"));
  expect(fetch).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await visitor.sees("Birch stool");
});

it("shows a spinner until the product has loaded, and keeps it after a failure [P10]", async () => {
  function ProductOrSpinner() {
    const { product, failed, retry } = useProduct(id, null);
    return product ? <h1>{product.name}</h1> : <ProductLoading failed={failed} onRetry={retry} />;
  }
  mockReplies(404, productNamed("Pine shelf"));
  const visitor = renderScreen(<ProductOrSpinner />);
  await visitor.sees("Loading product");
  await visitor.sees("Try again");
  expect(screen.getByText("Loading product")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to products" }).getAttribute("href")).toBe("/products");
  await visitor.press("Try again");
  await visitor.sees("Pine shelf");
  expect(screen.queryByText("Loading product")).toBeNull();
});
