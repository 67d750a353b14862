import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, collectErrors, refusal } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { ProductList } from "./product-list";

const onePage = () => Response.json([someProduct()], { headers: { "x-total-count": "1" } });

it("keeps the row of a product that could not be deleted, and only logs the failure [D15]", async () => {
  answerCalls(({ method }) => (method === "DELETE" ? refusal(500) : onePage()));
  const log = collectErrors();
  const visitor = renderScreen(<ProductList category="" />);
  await screen.findByRole("link", { name: "Harbour Sofa" });
  await visitor.press("Delete Harbour Sofa");
  await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this product?" });
  await visitor.press("Delete");
  await waitFor(() => expect(log).toHaveBeenCalledWith("Error deleting product", expect.anything()));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("link", { name: "Harbour Sofa" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("lists drafts and scheduled products first in trading mode, with their status, and opens the editor", async () => {
  openTradingShop();
  const unpublished = (id: string, name: string, publishAt: string | null) => ({
    ...someProduct({ id, _id: id, name }),
    publishing: { state: publishAt ? "scheduled" : "draft", publishAt },
  });
  const drafts = [
    unpublished("64b000000000000000000011", "Larch Bench", null),
    unpublished("64b000000000000000000012", "Larch Table", "2026-12-01T08:00:00.000Z"),
  ];
  answerCalls(({ path }) => (path === "/admin/unpublished" ? Response.json(drafts) : onePage()));
  renderScreen(<ProductList category="" />);
  const link = await screen.findByRole("link", { name: "Larch Bench" });
  expect(link.getAttribute("href")).toBe("/admin/edit/product/64b000000000000000000011?any");
  const live = await screen.findByRole("link", { name: "Harbour Sofa" });
  expect(live.getAttribute("href")).toMatch(/^\/admin\/edit\/product\//);
  const badges = within(screen.getByRole("table")).getAllByText(/^(Draft|Scheduled|Live)$/);
  const states = badges.map(({ textContent }) => textContent);
  expect(states).toEqual(["Draft", "Scheduled", "Live"]);
});

it("opens drafts as such in showroom mode, so that no call asks for a published product", async () => {
  const id = "64b000000000000000000011";
  const draft = {
    ...someProduct({ id, _id: id, name: "Larch Bench" }),
    publishing: { state: "draft", publishAt: null },
  };
  answerCalls(() => Response.json([draft, someProduct()], { headers: { "x-total-count": "2" } }));
  renderScreen(<ProductList category="" />);
  const hrefs = await Promise.all(
    ["Larch Bench", "Edit Larch Bench", "Edit Harbour Sofa"].map(async (name) =>
      (await screen.findByRole("link", { name })).getAttribute("href"),
    ),
  );
  const path = `/admin/edit/product/${id}?any`;
  expect(hrefs).toEqual([path, path, `/admin/edit/product/${someProduct().id}`]);
});

it("says that only live products are partial matches, if drafts match all words", async () => {
  openTradingShop();
  const draft = { ...someProduct({ name: "Larch Bench" }), publishing: { state: "draft", publishAt: null } };
  const partial = () => {
    const headers = { "x-total-count": "1", "x-search-match": "partial", "x-search-dropped": "larch" };
    return Response.json([someProduct()], { headers });
  };
  let drafts = [draft];
  answerCalls(({ path }) => (path === "/admin/unpublished" ? Response.json(drafts) : partial()));
  const visitor = renderScreen(<ProductList category="" />);
  const notice = "No exact matches. Here are the closest results without “larch”.";
  await visitor.sees(`Among live products: ${notice}`);
  cleanup();
  drafts = [];
  await renderScreen(<ProductList category="" />).sees(notice);
});

it("logs a list that failed to load, and can retry", async () => {
  let isBroken = true;
  answerCalls(() => (isBroken ? refusal(400) : onePage()));
  const log = collectErrors();
  const visitor = renderScreen(<ProductList category="" />);
  await visitor.sees("Try again");
  expect(log).toHaveBeenCalledWith("Error fetching products", expect.anything());
  isBroken = false;
  await visitor.press("Try again");
  await screen.findByRole("link", { name: "Harbour Sofa" });
});

it("shows the columns that this browser has chosen, in trading mode", async () => {
  openTradingShop();
  answerCalls(({ path }) => (path === "/admin/unpublished" ? Response.json([]) : onePage()));
  const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  const visitor = renderScreen(<ProductList category="" />);
  await screen.findByRole("link", { name: "Harbour Sofa" });
  expect(screen.queryByRole("checkbox", { name: "Name" })).toBeNull();
  const atFirst = headers();
  expect(atFirst).not.toContain("Product ID");
  screen.getByRole("checkbox", { name: "Category", hidden: true }).click();
  await waitFor(() => expect(headers()).toEqual(atFirst.filter((header) => header !== "Category")));
  cleanup();
  renderScreen(<ProductList category="" />);
  await screen.findByRole("link", { name: "Harbour Sofa" });
  expect(headers()).not.toContain("Category");
  await visitor.press("Show all");
  await waitFor(() => expect(headers()).toEqual(expect.arrayContaining(["Product ID", "Category"])));
  screen.getByRole("checkbox", { name: "Product ID", hidden: true }).click();
  await waitFor(() => expect(headers()).toEqual(atFirst));
  expect(localStorage.getItem("products-hidden-columns")).toBeNull();
});
