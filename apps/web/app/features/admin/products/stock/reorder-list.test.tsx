import type { ReorderItem } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen } from "~/testing/render-screen";
import { ReorderList } from "./reorder-list";

const item = (_: unknown, index: number): ReorderItem => ({
  productId: String(index).padStart(24, "0"),
  variantId: String(index).padStart(24, "0"),
  sku: `S-${index}`,
  name: `Chair ${index}`,
  variant: "",
  quantity: 1,
  inOrders: 0,
  lowStock: 5,
  sold: 0,
  daysLeft: null,
});

it("shows a hundred items at first, and all on request", async () => {
  openTradingShop();
  answerCalls(() => Response.json(Array.from({ length: 130 }, item)));
  const visitor = renderScreen(<ReorderList />);
  await screen.findByRole("link", { name: "Chair 99" });
  expect(screen.queryByRole("link", { name: "Chair 100" })).toBeNull();
  await visitor.press("Show all 130");
  expect(screen.getByRole("link", { name: "Chair 129" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});
