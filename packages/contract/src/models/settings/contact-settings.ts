import * as z from "zod";
import { DEFAULT_CONTACT, DEFAULT_SOCIAL, LIMITS } from "../../constants";
import { setting } from "./setting-definition";
import { shortText } from "./short-text";

const NO_WEB_ADDRESS = "must be an address that begins with https://, or empty";

function isWebAddress(text: string): boolean {
  if (text === "") return true;
  // Whatever else a browser would open by a click, a script among it, is no address of a network.
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).hostname.includes(".");
}

const webAddress = shortText(200).refine(isWebAddress, NO_WEB_ADDRESS);

/** Where it is to be found: for customers, on its papers, on networks. */
export const contactSettings = {
  contactEmail: setting({
    schema: shortText(LIMITS.email).refine(
      (text) => text === "" || z.email().safeParse(text).success,
      "must be an address such as support@larkwood.example, or empty",
    ),
    default: DEFAULT_CONTACT.email,
    description: "Where customers write to, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_EMAIL",
  }),
  contactPhone: setting({
    schema: shortText(LIMITS.phoneNumber).regex(
      /^(?:\+?[\d ().-]{5,})?$/,
      "must be a phone number such as +1 555 014 2300, or empty",
    ),
    default: DEFAULT_CONTACT.phone,
    description: "Where customers call, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_PHONE",
  }),
  contactHours: setting({
    schema: shortText(60),
    default: DEFAULT_CONTACT.hours,
    description: "When somebody answers, at the foot of every page; empty shows none.",
    isPublic: true,
    variable: "SHOP_CONTACT_HOURS",
  }),
  postalName: setting({
    schema: shortText(100),
    default: "",
    description: "Who sells, on invoices, credit notes and packing slips; empty prints the name of the shop.",
    isPublic: false,
    variable: "SHOP_POSTAL_NAME",
  }),
  postalStreet: setting({
    schema: shortText(200),
    default: "",
    description: "Street and number on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_STREET",
  }),
  postalCity: setting({
    schema: shortText(100),
    default: "",
    description: "Postal code and city on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_CITY",
  }),
  postalCountry: setting({
    schema: shortText(100),
    default: "",
    description: "Country on invoices, credit notes and packing slips; empty prints none.",
    isPublic: false,
    variable: "SHOP_POSTAL_COUNTRY",
  }),
  taxNumber: setting({
    schema: shortText(60),
    default: "",
    description: "Your tax or VAT number on invoices and credit notes, as GB 123 4567 89; empty prints none.",
    isPublic: false,
    variable: "SHOP_TAX_NUMBER",
  }),
  facebook: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.facebook,
    description: "The shop's page on Facebook; empty shows no link.",
    isPublic: true,
    variable: "SHOP_FACEBOOK",
  }),
  twitter: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.twitter,
    description: "The shop's page on Twitter; empty shows no link.",
    isPublic: true,
    variable: "SHOP_TWITTER",
  }),
  instagram: setting({
    schema: webAddress,
    default: DEFAULT_SOCIAL.instagram,
    description: "The shop's page on Instagram; empty shows no link.",
    isPublic: true,
    variable: "SHOP_INSTAGRAM",
  }),
};
