import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { someProduct } from "~/testing/products";
import { parseFilters } from "./filters";
import { useProductList } from "./use-product-list";
import { useRestoredList } from "./use-restored-list";

const filters = parseFilters(undefined, new URLSearchParams());
const idOf = (page: number) => `64b00000000000000000000${page}`;

function List() {
  const list = useProductList(filters, null);
  useRestoredList(list);
  return (
    <>
      {list.products.map(({ id }) => (
        <p key={id}>{id}</p>
      ))}
      <button type="button" onClick={() => void list.fetchNextPage()}>
        Load more
      </button>
    </>
  );
}

const routes = [
  { path: "/products", Component: List },
  { path: "/product", Component: () => "A product" },
];
const entries = [
  { pathname: "/products", key: "list" },
  { pathname: "/product", key: "product" },
];

function openWindow(index: number) {
  const router = createMemoryRouter(routes, { initialEntries: entries, initialIndex: index });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, close: unmount };
}

it("loads the same pages and scrolls to the same place after Back from a reloaded page", async () => {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const page = Number(new URL(String(url), "http://shop.example").searchParams.get("cursor") ?? 1);
    const id = idOf(page);
    const headers = new Headers({ "x-total-count": "4" });
    if (page < 4) headers.set("link", `</api/products?cursor=${page + 1}>; rel="next"`);
    return Response.json([someProduct({ id, _id: id })], { headers });
  });
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const first = openWindow(0);
  await screen.findByText(idOf(1));
  for (const page of [2, 3]) {
    screen.getByText("Load more").click();
    await screen.findByText(idOf(page));
  }
  vi.spyOn(window, "scrollY", "get").mockReturnValue(1_800);
  await act(() => first.router.navigate("/product"));
  first.close();

  // The window was reloaded on the product page, so nothing is in memory.
  const second = openWindow(1);
  await act(() => second.router.navigate(-1));
  await screen.findByText(idOf(3));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 1_800, behavior: "instant" }));
  expect(screen.queryByText(idOf(4))).toBeNull();
  second.close();
  fetch.mockRestore();
  vi.restoreAllMocks();
});
