import * as z from "zod";
import { line } from "../fields";
import { MESSAGE_STATES } from "./contact-message";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";
import { RETURN_STATES } from "./return-request";
import { reviewStateSchema, starsSchema } from "./review";
import { userSchema } from "./user";

/** A customer has at most this number of tags. */
export const MAX_CUSTOMER_TAGS = 20;

/** A tag that staff give to customers, in lower case; no commas, which separate tags in files. */
export const customerTagSchema = line(40)
  .regex(/^[^,]*$/, "A tag has no commas")
  .transform((text) => text.toLowerCase().replace(/\s+/g, " "));

/** A tag, and how many customers have it. */
export const customerTagCountSchema = z.object({ tag: z.string(), customers: z.int().nonnegative() });
z.globalRegistry.add(customerTagCountSchema, { id: "CustomerTagCount" });
export type CustomerTagCount = z.infer<typeof customerTagCountSchema>;

/** An account with its orders, tags and newsletter, as the customer list shows it. */
export const customerSchema = userSchema.extend({
  /** Number of orders, without cancelled ones. */
  orders: z.int().nonnegative(),
  /** Amount paid minus refunds. */
  spent: z.number().nonnegative(),
  lastOrderAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  /** Whether the address gets the newsletter. */
  newsletter: z.boolean(),
});
z.globalRegistry.add(customerSchema, { id: "Customer" });
export type Customer = z.infer<typeof customerSchema>;
readableWith.add(customerSchema, { permission: "customers.read" });

const withOrders = { permission: "orders.read" } as const;

/** What a customer bought, returned, wrote and reviewed, and what staff noted, newest first; up to 20 of each, 50 products. */
export const customerHistorySchema = z.object({
  products: z
    .array(
      z.object({
        /** Null if the product was deleted. */
        productId: idSchema.nullable(),
        name: z.string(),
        quantity: z.int().positive(),
        lastBoughtAt: z.iso.datetime(),
      }),
    )
    .optional()
    .register(readableWith, withOrders),
  returns: z
    .array(
      z.object({
        id: idSchema,
        orderId: idSchema,
        orderNumber: z.int(),
        state: z.enum(RETURN_STATES),
        reason: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .optional()
    .register(readableWith, withOrders),
  orderNotes: z
    .array(
      z.object({
        id: idSchema,
        orderId: idSchema,
        orderNumber: z.int(),
        text: z.string(),
        author: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .optional()
    .register(readableWith, withOrders),
  messages: z.array(
    z.object({ id: idSchema, text: z.string(), state: z.enum(MESSAGE_STATES), createdAt: z.iso.datetime() }),
  ),
  reviews: z.array(
    z.object({
      id: idSchema,
      productId: idSchema,
      productName: z.string(),
      stars: starsSchema,
      title: z.string(),
      text: z.string(),
      state: reviewStateSchema,
      createdAt: z.iso.datetime(),
    }),
  ),
});
z.globalRegistry.add(customerHistorySchema, { id: "CustomerHistory" });
export type CustomerHistory = z.infer<typeof customerHistorySchema>;

const mergedAccountSchema = z.object({ id: idSchema, userName: z.string(), email: z.string() });

/** What a merge moves from one account to the other, which remains. */
export const customerMergeSchema = z.object({
  /** The account that ends, and the one that remains. */
  source: mergedAccountSchema,
  target: mergedAccountSchema,
  orders: z.int().nonnegative(),
  /** Orders without an account, of the confirmed address of the account that ends. */
  guestOrders: z.int().nonnegative(),
  returns: z.int().nonnegative(),
  reviews: z.int().nonnegative(),
  wishes: z.int().nonnegative(),
  cartItems: z.int().nonnegative(),
  messages: z.int().nonnegative(),
  tags: z.array(z.string()),
  /** Whether the account that ends has a note, which is added to that of the other. */
  hasNote: z.boolean(),
  newsletter: z.boolean(),
  /** Whether one of the two is blocked; then the remaining account is. */
  isBlocked: z.boolean(),
});
z.globalRegistry.add(customerMergeSchema, { id: "CustomerMerge" });
export type CustomerMerge = z.infer<typeof customerMergeSchema>;
readableWith.add(customerMergeSchema, { permission: "customers.read" });
