import * as z from "zod";
import { bankAccountSchema } from "../bank-account";
import { paymentMethodSchema } from "../payment-method";
import { shippingRulesSchema } from "../shipping";
import { taxRulesSchema } from "../tax";
import { setting } from "./setting-definition";

const wholeNumber = (min: number, max: number) => {
  const text = `must be a whole number from ${min} to ${max}`;
  return z.int(text).min(min, text).max(max, text);
};

const NO_METHODS = "must be a list of bank_transfer, pay_on_delivery, card, test_card, or empty";

/** How it sells: payment, bounds of an order, delivery, tax. */
export const sellingSettings = {
  paymentMethods: setting({
    schema: z
      .array(z.enum(paymentMethodSchema.options, NO_METHODS), NO_METHODS)
      .max(20, NO_METHODS)
      .transform((methods) => [...new Set(methods)]),
    default: [],
    description:
      "The ways to pay. Bank transfer is offered once there is a bank account, card once the shop was started with the keys of a payment service. The test card takes no money: for trying the shop out.",
    isPublic: true,
    variable: "SHOP_PAYMENT_METHODS",
  }),
  bankAccount: setting({
    schema: bankAccountSchema.nullable(),
    default: null,
    description: "Where a bank transfer goes: holder, IBAN or number, bank and BIC.",
    isPublic: true,
    variable: "SHOP_BANK_ACCOUNT",
  }),
  transferDays: setting({
    schema: wholeNumber(1, 365),
    default: 7,
    description: "An order by bank transfer that is not paid after so many days is cancelled.",
    isPublic: true,
    variable: "SHOP_TRANSFER_DAYS",
  }),
  cardMinutes: setting({
    schema: wholeNumber(1, 1_440),
    default: 30,
    description: "An order by card that is not paid after so many minutes is cancelled.",
    isPublic: true,
    variable: "SHOP_CARD_MINUTES",
  }),
  mostPiecesPerLine: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 100,
    description: "Most pieces of one product in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_LINE",
  }),
  mostPiecesPerOrder: setting({
    schema: wholeNumber(1, 1_000_000),
    default: 500,
    description: "Most pieces of all products in an order.",
    isPublic: true,
    variable: "SHOP_MAX_PER_ORDER",
  }),
  shipping: setting({
    schema: shippingRulesSchema,
    default: { twoMan: [], zones: [] },
    description:
      "Where orders go, how, and for how much. Without a zone everything is delivered free of charge.",
    isPublic: false,
    variable: "SHOP_SHIPPING",
  }),
  tax: setting({
    schema: taxRulesSchema,
    default: { included: true, rates: [] },
    description: "Which tax is owed where, and whether prices include it. Without a rate there is none.",
    isPublic: false,
    variable: "SHOP_TAX",
  }),
};
