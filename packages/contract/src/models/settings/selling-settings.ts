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

/** Payment, order limits, shipping and tax. */
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
