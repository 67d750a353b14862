import * as z from "zod";
import { DEFAULT_CONTACT, DEFAULT_SOCIAL, LIMITS } from "../../constants";
import { setting } from "./setting-definition";
import { shortText } from "./short-text";

const INVALID_URL = "must be a URL that starts with https://, or empty";

function isHttpsUrlOrEmpty(text: string): boolean {
  if (text === "") return true;
  // Other protocols, such as javascript:, are unsafe as links.
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).hostname.includes(".");
}

const urlText = shortText(200).refine(isHttpsUrlOrEmpty, INVALID_URL);

/** Contact details, seller address on documents, and social media links. */
export const contactSettings = {
  contactEmail: setting({
    schema: shortText(LIMITS.email).refine(
      (text) => text === "" || z.email().safeParse(text).success,
      "must be an email address such as support@larkwood.example, or empty",
    ),
    default: DEFAULT_CONTACT.email,
    description: "Contact email address, shown in the footer of every page. Leave blank to hide it.",
    isPublic: true,
    variable: "SHOP_CONTACT_EMAIL",
  }),
  contactPhone: setting({
    schema: shortText(LIMITS.phoneNumber).regex(
      /^(?:\+?[\d ().-]{5,})?$/,
      "must be a phone number such as +1 555 014 2300, or empty",
    ),
    default: DEFAULT_CONTACT.phone,
    description: "Contact phone number, shown in the footer of every page. Leave blank to hide it.",
    isPublic: true,
    variable: "SHOP_CONTACT_PHONE",
  }),
  contactHours: setting({
    schema: shortText(60),
    default: DEFAULT_CONTACT.hours,
    description: "Your support hours, shown in the footer of every page. Leave blank to hide them.",
    isPublic: true,
    variable: "SHOP_CONTACT_HOURS",
  }),
  postalName: setting({
    schema: shortText(100),
    default: "",
    description:
      "Seller's name on invoices, credit notes and packing slips. Leave blank to use the shop's name.",
    isPublic: false,
    variable: "SHOP_POSTAL_NAME",
  }),
  postalStreet: setting({
    schema: shortText(200),
    default: "",
    description: "Street and number on invoices, credit notes and packing slips. Leave blank to omit it.",
    isPublic: false,
    variable: "SHOP_POSTAL_STREET",
  }),
  postalCity: setting({
    schema: shortText(100),
    default: "",
    description: "Postal code and city on invoices, credit notes and packing slips. Leave blank to omit it.",
    isPublic: false,
    variable: "SHOP_POSTAL_CITY",
  }),
  postalCountry: setting({
    schema: shortText(100),
    default: "",
    description: "Country on invoices, credit notes and packing slips. Leave blank to omit it.",
    isPublic: false,
    variable: "SHOP_POSTAL_COUNTRY",
  }),
  taxNumber: setting({
    schema: shortText(60),
    default: "",
    description:
      "Your tax or VAT number on invoices and credit notes, such as GB 123 4567 89. Leave blank to omit it.",
    isPublic: false,
    variable: "SHOP_TAX_NUMBER",
  }),
  facebook: setting({
    schema: urlText,
    default: DEFAULT_SOCIAL.facebook,
    description: "The shop's Facebook page. Leave blank to hide the link.",
    isPublic: true,
    variable: "SHOP_FACEBOOK",
  }),
  twitter: setting({
    schema: urlText,
    default: DEFAULT_SOCIAL.twitter,
    description: "The shop's Twitter page. Leave blank to hide the link.",
    isPublic: true,
    variable: "SHOP_TWITTER",
  }),
  instagram: setting({
    schema: urlText,
    default: DEFAULT_SOCIAL.instagram,
    description: "The shop's Instagram page. Leave blank to hide the link.",
    isPublic: true,
    variable: "SHOP_INSTAGRAM",
  }),
};
