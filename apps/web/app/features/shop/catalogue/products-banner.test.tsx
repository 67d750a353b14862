import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { renderScreen } from "~/testing/render-screen";
import { ProductsBanner } from "./products-banner";

const setTrading = (trading: boolean) => {
  useEditedShop.setState({ shop: { ...getShop(), trading } });
  onTestFinished(() => useEditedShop.setState({ shop: null }));
};

it.each([
  ["hides its images in a trading shop while a search or filter is set", true, true, 0],
  ["has images in a trading shop without a filter", true, false, 1],
  ["has images in a showroom with a filter", false, true, 1],
])("%s", async (_when, trading, isFiltered, banners) => {
  setTrading(trading);
  renderScreen(<ProductsBanner isFiltered={isFiltered} />);
  expect(await screen.findByRole("heading", { level: 1, name: "Products" })).toBeTruthy();
  expect(screen.queryAllByTestId("banner")).toHaveLength(banners);
});
