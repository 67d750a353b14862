import * as z from "zod";
import { freeText } from "../fields";
import { CARRIERS } from "../models/carrier";
import { validationTexts as t } from "../validation-texts";

const INVALID_NUMBER = "A tracking number has 3 to 40 letters and digits";
const INVALID_LINK = "The link must start with https://";
const MAX_PARCELS = 20;

const isLink = (text: string) =>
  text === "" || (URL.canParse(text) && new URL(text).protocol === "https:" && text.length <= 300);

/** A parcel with its tracking number. For the carrier `other`, name and link are entered too. */
const parcelFields = z.strictObject({
  carrier: z.enum(CARRIERS),
  name: freeText(60).default(""),
  number: z
    .string()
    .trim()
    .min(1, t.required)
    .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{1,38}[A-Za-z0-9]$/, INVALID_NUMBER),
  link: freeText(300).refine(isLink, INVALID_LINK).default(""),
});

/** All parcels of an order. */
export const parcelsSchema = z.array(parcelFields).max(MAX_PARCELS);
export type ParcelForm = z.output<typeof parcelsSchema>[number];
