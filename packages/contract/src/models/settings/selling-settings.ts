import * as z from "zod";
import { bankAccountSchema } from "../bank-account";
import { PAYMENT_METHODS } from "../payment-method";
import { shippingRulesSchema, storedShippingRulesSchema } from "../shipping";
import { storedTaxRulesSchema, taxRulesSchema } from "../tax";
import { setting } from "./setting-definition";

const wholeNumber = (min: number, max: number) => {
  const text = `must be a whole number from ${min} to ${max}`;
  return z.int(text).min(min, text).max(max, text);
};

const INVALID_METHODS = `must be a list of ${PAYMENT_METHODS.join(", ")}, or empty`;

/** Payment, order limits, reviews, shipping and tax. */
export const sellingSettings = {
  paymentMethods: setting({
    schema: z
      .array(z.enum(PAYMENT_METHODS, INVALID_METHODS), INVALID_METHODS)
      .max(20, INVALID_METHODS)
      .transform((methods) => [...new Set(methods)]),
    default: [],
    description:
      "Payment methods at checkout. Bank transfer needs a bank account, and card needs the keys of a payment provider. The test card is for testing and charges nothing.",
    isPublic: true,
    variable: "SHOP_PAYMENT_METHODS",
  }),
  bankAccount: setting({
    schema: bankAccountSchema.nullable(),
    default: null,
    description: "Account for bank transfers: holder, IBAN or account number, bank and BIC.",
    isPublic: true,
    variable: "SHOP_BANK_ACCOUNT",
  }),
  transferDays: setting({
    schema: wholeNumber(1, 365),
    default: 7,
    description: "Days after which an unpaid bank transfer order is cancelled.",
    isPublic: true,
    variable: "SHOP_TRANSFER_DAYS",
  }),
  cardMinutes: setting({
    schema: wholeNumber(1, 1_440),
    default: 30,
    description: "Minutes after which an unpaid card order is cancelled.",
    isPublic: true,
    variable: "SHOP_CARD_MINUTES",
  }),
  mostPiecesPerLine: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 100,
    description: "Maximum quantity of one product in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_LINE",
  }),
  mostPiecesPerOrder: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 500,
    description: "Maximum number of items in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_ORDER",
  }),
  guestCheckout: setting({
    schema: z.enum(["off", "on"], "must be off or on"),
    default: "on",
    description:
      "Orders without an account: a link in the email opens the order. Needs a public catalogue. A showroom has none.",
    isPublic: true,
    variable: "SHOP_GUEST_CHECKOUT",
  }),
  samples: setting({
    schema: z.enum(["off", "on"], "must be off or on"),
    default: "on",
    description: "Free samples of fabrics and woods by letter, up to five per order. A showroom has none.",
    isPublic: true,
    variable: "SHOP_SAMPLES",
  }),
  lowStock: setting({
    schema: wholeNumber(0, 1_000_000),
    default: 5,
    description: "Stock of a variant that counts as low, or less. A product can have its own limit.",
    isPublic: false,
    variable: "SHOP_LOW_STOCK",
  }),
  reviews: setting({
    schema: z.enum(["off", "moderated", "direct"], "must be off, moderated or direct"),
    default: "moderated",
    description:
      "Reviews by customers who bought a product: off, shown after you publish them, or shown at once. A showroom has none.",
    isPublic: true,
    variable: "SHOP_REVIEWS",
  }),
  reviewInvitationDays: setting({
    schema: wholeNumber(0, 90),
    default: 14,
    description:
      "Days after delivery when newsletter subscribers are invited to review their order by email. 0 sends no invitations.",
    isPublic: false,
    variable: "SHOP_REVIEW_INVITATION_DAYS",
  }),
  cartReminderHours: setting({
    schema: wholeNumber(0, 720),
    default: 0,
    description:
      "Hours without a change after which newsletter subscribers get one email about the items in their cart. 0 sends no reminders. A showroom has none.",
    isPublic: false,
    variable: "SHOP_CART_REMINDER_HOURS",
  }),
  shipping: setting({
    schema: shippingRulesSchema,
    storedSchema: storedShippingRulesSchema,
    default: { twoMan: [], zones: [] },
    description: "Where you deliver, how, and for how much. Without a zone, everything ships free.",
    isPublic: false,
    variable: "SHOP_SHIPPING",
  }),
  tax: setting({
    schema: taxRulesSchema,
    storedSchema: storedTaxRulesSchema,
    default: { included: true, rates: [] },
    description:
      "Tax rates by country and category, and whether prices include them. Without a rate, no tax applies.",
    isPublic: false,
    variable: "SHOP_TAX",
  }),
};
