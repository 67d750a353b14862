import * as z from "zod";
import { currencySchema } from "../currency";
import { uploadedImageSchema } from "../home-page";
import { setting } from "./setting-definition";
import { shortText } from "./short-text";

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** Name, logo, currency, mode and time zone of the shop. */
export const shopSettings = {
  shopName: setting({
    schema: shortText(60).min(1, "must not be empty"),
    default: "Larkwood",
    description: "The shop's name, on every page and in every email.",
    isPublic: true,
    variable: "SHOP_NAME",
  }),
  logo: setting({
    schema: uploadedImageSchema.nullable(),
    default: null,
    description: "An image shown instead of the shop's name, on pages, in emails and on documents.",
    isPublic: true,
    variable: "SHOP_LOGO",
  }),
  currency: setting({
    schema: currencySchema,
    default: "USD",
    description: "The currency of all prices. You can change it until the first order is placed.",
    isPublic: true,
    variable: "SHOP_CURRENCY",
  }),
  mode: setting({
    schema: z.enum(["showroom", "trading"], "must be showroom or trading"),
    default: "showroom",
    description:
      "A showroom sells nothing; trading takes orders. Choosing a payment method also turns on trading.",
    isPublic: true,
    variable: "SHOP_MODE",
  }),
  catalogue: setting({
    schema: z.enum(["members", "public"], "must be members or public"),
    default: "members",
    description: "Who can see the product list: signed-in members only, or every visitor.",
    isPublic: true,
    variable: "SHOP_CATALOGUE",
  }),
  timeZone: setting({
    schema: z
      .string("must be a time zone such as Europe/Oslo or UTC")
      .max(60)
      .refine(isTimeZone, "must be a time zone such as Europe/Oslo or UTC"),
    default: "UTC",
    description:
      "The time zone in which the shop's days start and end. A coupon is valid until the end of its last day.",
    isPublic: true,
    variable: "SHOP_TIME_ZONE",
  }),
};
