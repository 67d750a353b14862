import * as z from "zod";
import { freeText } from "../fields";
import { CARRIERS, INVALID_TRACKING_NUMBER, TRACKING_NUMBER } from "../models/carrier";
import { validationTexts as t } from "../validation-texts";

const INVALID_LINK = "The link must start with https://";
const MAX_PARCELS = 20;

const isLink = (text: string) =>
  text === "" || (URL.canParse(text) && new URL(text).protocol === "https:" && text.length <= 300);

/** A parcel with its tracking number. For the carrier `other`, name and link are entered too. */
const parcelFields = z.strictObject({
  carrier: z.enum(CARRIERS),
  name: freeText(60).default(""),
  number: z.string().trim().min(1, t.required).regex(TRACKING_NUMBER, INVALID_TRACKING_NUMBER),
  link: freeText(300).refine(isLink, INVALID_LINK).default(""),
});

/** All parcels of an order. */
export const parcelsSchema = z.array(parcelFields).max(MAX_PARCELS);
export type ParcelForm = z.output<typeof parcelsSchema>[number];
