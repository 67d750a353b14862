import * as z from "zod";
import { bankAccountSchema } from "./bank-account";
import { TEXT_PAGE_NAMES } from "./page-text";
import { paymentMethodSchema } from "./payment-method";

/** What a client needs to know of the shop before anything else. */
export const shopInfoSchema = z.object({
  name: z.string(),
  /** The path of a picture that stands for the name; null: it is written. */
  logo: z.string().nullable(),
  currency: z.string(),
  /** A showroom, in which nothing can be bought, is not. */
  trading: z.boolean(),
  /** Whether the list of products is for everybody, or for members only. */
  catalogue: z.enum(["members", "public"]),
  /** Those that can be chosen now. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Where a bank transfer goes; null where none is offered. */
  bankAccount: bankAccountSchema.nullable(),
  /** Whether an order may cost more than its goods: a quote tells, once it is known where to. */
  charges: z.boolean(),
  /** How to reach the shop; what is empty is not shown. */
  contact: z.object({ email: z.string(), phone: z.string(), hours: z.string() }),
  /** Where the shop is in the networks; what is empty is not shown. */
  social: z.object({ facebook: z.string(), twitter: z.string(), instagram: z.string() }),
  /** Whether messages to customers leave the house. */
  sendsMail: z.boolean(),
  /** Whether a forgotten password can be reset: only where the shop can send mail. */
  passwordReset: z.boolean(),
  /** Whether customers can be told when something is back that was sold out. */
  tellsWhenBack: z.boolean(),
  /** Pages whose words are the owner's own. */
  ownTexts: z.array(z.enum(TEXT_PAGE_NAMES)),
});
export type ShopInfo = z.infer<typeof shopInfoSchema>;
