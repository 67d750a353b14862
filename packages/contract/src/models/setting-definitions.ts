import type * as z from "zod";
import { contactSettings } from "./settings/contact-settings";
import { mailSettings } from "./settings/mail-settings";
import { pageSettings } from "./settings/page-settings";
import { sellingSettings } from "./settings/selling-settings";
import { shopSettings } from "./settings/shop-settings";
import { staffSettings } from "./settings/staff-settings";

/** All settings that can change while the shop runs. Error messages follow the key: "shopName must have …". */
export const settingDefinitions = {
  ...shopSettings,
  ...sellingSettings,
  ...contactSettings,
  ...mailSettings,
  ...pageSettings,
  ...staffSettings,
};

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValues = { [K in SettingKey]: z.output<(typeof settingDefinitions)[K]["schema"]> };

export const SETTING_KEYS = Object.keys(settingDefinitions) as [SettingKey, ...SettingKey[]];

/** Values of a new shop. */
export const SETTING_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, settingDefinitions[key].default]),
) as SettingValues;
