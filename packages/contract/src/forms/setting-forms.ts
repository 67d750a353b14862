import { z } from "zod";
import type { bankAccountSchema } from "../models/bank-account";
import { settingDefinitions as settings } from "../models/setting-definitions";

const isBlank = (text: string) => text.trim() === "";

/** What a form cannot hold is what was left empty. */
const orNull = z.string().transform((text) => (isBlank(text) ? null : text));

const accountDraft = z
  .object({ holder: z.string(), number: z.string(), bank: z.string(), bic: z.string() })
  .transform((account): z.input<typeof bankAccountSchema> | null =>
    Object.values(account).every(isBlank) ? null : account,
  );

/** Rules of the sections of the settings: those of each setting, for what a form holds. */
export const shopSettingsSchema = z.object({
  shopName: settings.shopName.schema,
  timeZone: settings.timeZone.schema,
});

export const contactSettingsSchema = z.object({
  contactEmail: settings.contactEmail.schema,
  contactPhone: settings.contactPhone.schema,
  contactHours: settings.contactHours.schema,
  facebook: settings.facebook.schema,
  twitter: settings.twitter.schema,
  instagram: settings.instagram.schema,
});

export const sellingSettingsSchema = z.object({
  catalogue: settings.catalogue.schema,
  mostPiecesPerLine: settings.mostPiecesPerLine.schema,
  mostPiecesPerOrder: settings.mostPiecesPerOrder.schema,
});

export const paymentSettingsSchema = z.object({
  paymentMethods: settings.paymentMethods.schema,
  bankAccount: accountDraft.pipe(settings.bankAccount.schema),
  transferDays: settings.transferDays.schema,
});

export const mailSettingsSchema = z.object({ mailFrom: orNull.pipe(settings.mailFrom.schema) });
