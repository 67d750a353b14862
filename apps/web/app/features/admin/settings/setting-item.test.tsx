import type { Setting } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { SettingItem } from "./setting-item";

const currency: Setting = {
  key: "currency",
  value: "EUR",
  defaultValue: "USD",
  description: "",
  isPublic: true,
  source: "stored",
  pinned: false,
  variable: "SHOP_CURRENCY",
  version: 1,
  previous: null,
};
const control = <input aria-label="Currency" />;

it("shows a locked setting with the reason instead of its control", async () => {
  const setting = { ...currency, lockedReason: "There are orders in EUR." };
  const visitor = renderScreen(<SettingItem setting={setting}>{control}</SettingItem>);
  await visitor.sees("Locked", "There are orders in EUR.", "EUR");
  expect(screen.queryByLabelText("Currency")).toBeNull();
});

it("shows the control of a setting that can be changed", async () => {
  renderScreen(<SettingItem setting={currency}>{control}</SettingItem>);
  await screen.findByLabelText("Currency");
});
