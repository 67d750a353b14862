import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { renderScreen } from "~/testing/render-screen";
import { Footer } from "./footer";

it("links to the summer collection only in a shop with demo content", async () => {
  onTestFinished(() => useEditedShop.setState({ shop: null }));
  renderScreen(<Footer />);
  await screen.findByRole("link", { name: "Summer collection" });
  useEditedShop.setState({ shop: { ...getShop(), demo: false } });
  await expect.poll(() => screen.queryByRole("link", { name: "Summer collection" })).toBeNull();
  expect(screen.getByRole("link", { name: "About Us" })).toBeTruthy();
});
