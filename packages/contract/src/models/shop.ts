import * as z from "zod";
import { bankAccountSchema } from "./bank-account";
import { TEXT_PAGE_NAMES } from "./page-text";
import { paymentMethodSchema } from "./payment-method";
import { deliveryPromiseSchema } from "./shipping";

/** Public information that clients load first. */
export const shopInfoSchema = z.object({
  name: z.string(),
  /** Path of the logo; null: the name is shown as text. */
  logo: z.string().nullable(),
  currency: z.string(),
  /** False in showroom mode. */
  trading: z.boolean(),
  /** Whether everyone or only signed-in members can see the product list. */
  catalogue: z.enum(["members", "public"]),
  /** Enabled payment methods. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Account for bank transfers; null if they are not offered. */
  bankAccount: bankAccountSchema.nullable(),
  /** Whether shipping or tax may be added; a quote for a country has the amounts. */
  charges: z.boolean(),
  /** Null in showroom mode, where the texts of the specification say it. */
  deliveryPromise: deliveryPromiseSchema.nullable(),
  /** Contact details; empty ones are hidden. */
  contact: z.object({ email: z.string(), phone: z.string(), hours: z.string() }),
  /** Social media links; empty ones are hidden. */
  social: z.object({ facebook: z.string(), twitter: z.string(), instagram: z.string() }),
  /** Whether the demo's content is shown, such as the summer collection. */
  demo: z.boolean(),
  /** Whether the shop sends email. */
  sendsMail: z.boolean(),
  /** Whether customers can reset a forgotten password; needs email. */
  passwordReset: z.boolean(),
  /** Whether customers can subscribe to back-in-stock emails. */
  tellsWhenBack: z.boolean(),
  /** Whether visitors can order without an account. */
  guestCheckout: z.boolean(),
  /** Whether carts may get promotions without a code; a quote has them; absent if not. */
  promotions: z.literal(true).optional(),
  /** Whether lists can be filtered by the day of arrival; absent if not. */
  arrivalFilter: z.literal(true).optional(),
  /** Whether customers can review products. */
  reviews: z.boolean(),
  /** Whether visitors can order free samples of fabrics and woods. */
  samples: z.boolean(),
  /** Pages with edited texts. */
  ownTexts: z.array(z.enum(TEXT_PAGE_NAMES)),
});
z.globalRegistry.add(shopInfoSchema, { id: "ShopInfo" });
export type ShopInfo = z.infer<typeof shopInfoSchema>;
