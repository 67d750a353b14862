import * as z from "zod";
import { currencySchema } from "../currency";
import { ownPictureSchema } from "../home-page";
import { setting } from "./setting-definition";
import { shortText } from "./short-text";

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

/** What the shop is. */
export const shopSettings = {
  shopName: setting({
    schema: shortText(60).min(1, "must not be empty"),
    default: "Larkwood",
    description: "The name of the shop, on every page and in every mail.",
    isPublic: true,
    variable: "SHOP_NAME",
  }),
  logo: setting({
    schema: ownPictureSchema.nullable(),
    default: null,
    description: "A picture in place of the written name, on every page, in every mail and on papers.",
    isPublic: true,
    variable: "SHOP_LOGO",
  }),
  currency: setting({
    schema: currencySchema,
    default: "USD",
    description: "What prices are in. It can be changed until the first order was placed.",
    isPublic: true,
    variable: "SHOP_CURRENCY",
  }),
  mode: setting({
    schema: z.enum(["showroom", "trading"], "must be showroom or trading"),
    default: "showroom",
    description: "A showroom sells nothing; trading takes orders. Naming a payment method is trading too.",
    isPublic: true,
    variable: "SHOP_MODE",
  }),
  catalogue: setting({
    schema: z.enum(["members", "public"], "must be members or public"),
    default: "members",
    description: "Whether the list of products is for signed-in members only, or for every visitor.",
    isPublic: true,
    variable: "SHOP_CATALOGUE",
  }),
  timeZone: setting({
    schema: z
      .string("must be a time zone such as Europe/Oslo or UTC")
      .max(60)
      .refine(isTimeZone, "must be a time zone such as Europe/Oslo or UTC"),
    default: "UTC",
    description: "Where the shop's days begin and end; a coupon counts to the end of its last day.",
    isPublic: true,
    variable: "SHOP_TIME_ZONE",
  }),
};
