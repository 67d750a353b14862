import * as z from "zod";
import { mailTextsSchema } from "../mail-text";
import { setting } from "./setting-definition";

const INVALID_SENDER = "must be a sender such as Larkwood <shop@larkwood.example>, or empty";
const SENDER = /^(?:[^<>@\p{Cc}]*<[^<>\s@\p{Cc}]+@[^<>\s@\p{Cc}]+>|[^<>\s@\p{Cc}]+@[^<>\s@\p{Cc}]+)$/u;

/** Sender and texts of emails. */
export const mailSettings = {
  mailFrom: setting({
    schema: z
      .string(INVALID_SENDER)
      .trim()
      .max(320, "must have at most 320 characters")
      .regex(SENDER, INVALID_SENDER)
      .nullable(),
    default: null,
    description: "Sender of the shop's emails. Leave blank to use the shop's name at shop@larkwood.example.",
    isPublic: false,
    variable: "MAIL_FROM",
  }),
  mailTexts: setting({
    schema: mailTextsSchema,
    default: {},
    description: "Subject and text of emails to customers. Leave a template blank to use the default.",
    isPublic: false,
    variable: "SHOP_MAIL_TEXTS",
  }),
};
