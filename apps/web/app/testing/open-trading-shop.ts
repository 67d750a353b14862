import { onTestFinished } from "vitest";
import { getShop, useEditedShop } from "~/lib/shop/shop";

/** Sets the shop to trading mode until the test ends. */
export function openTradingShop(): void {
  useEditedShop.setState({ shop: { ...getShop(), trading: true } });
  onTestFinished(() => useEditedShop.setState({ shop: null }));
}
