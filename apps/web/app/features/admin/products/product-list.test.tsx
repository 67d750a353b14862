import { screen, waitFor } from "@testing-library/react";
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

it("lists drafts and scheduled products first in trading mode, with their status", async () => {
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
  expect(link.getAttribute("href")).toBe("/admin/edit/product/64b000000000000000000011");
  await screen.findByRole("link", { name: "Harbour Sofa" });
  const states = screen.getAllByText(/^(Draft|Scheduled|Published)$/).map(({ textContent }) => textContent);
  expect(states).toEqual(["Draft", "Scheduled", "Published"]);
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
