import type { SettingKey } from "@larkwood/contract";

/** The sections of the settings, each a page, in the order of the navigation. */
export const SECTION_IDS = [
  "shop",
  "contact",
  "business-address",
  "catalogue",
  "payment",
  "shipping",
  "tax",
  "email",
  "email-templates",
  "home-page",
  "pages",
  "staff",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const isSectionId = (text: string | undefined): text is SectionId =>
  SECTION_IDS.some((id) => id === text);

/** Title and introduction of each section. */
export const sectionTexts: Record<SectionId, { title: string; text: string }> = {
  shop: { title: "Shop", text: "Your shop's name, logo, time zone and currency." },
  contact: {
    title: "Contact",
    text: "How customers can reach you. Shown in the footer of every page; blank fields are hidden.",
  },
  "business-address": {
    title: "Business address",
    text: "The seller on invoices, credit notes and packing slips. Existing invoices keep the address they were created with.",
  },
  catalogue: {
    title: "Catalogue and orders",
    text: "Who can see the catalogue, guest checkout, reviews, order limits, and when stock is low.",
  },
  payment: {
    title: "Payment",
    text: "The payment methods offered at checkout. Existing orders keep theirs.",
  },
  shipping: {
    title: "Shipping",
    text: "Zones of countries, each with its shipping methods. Customers see price and delivery days before they pay.",
  },
  tax: {
    title: "Tax",
    text: "The most specific rate applies: country and category, then country, then everywhere else. Shipping uses the rate for all categories.",
  },
  email: { title: "Email", text: "The sender of your emails to customers." },
  "email-templates": {
    title: "Email templates",
    text: "Subject, opening and closing of the emails to customers. Items, totals, dates and payment details are added automatically. Leave a template blank to use the default.",
  },
  "home-page": {
    title: "Home page",
    text: "Slides, tiles and story. SAVE stores a draft that shoppers can't see. Preview it, then publish it.",
  },
  pages: {
    title: "Pages",
    text: "The text of your pages. Clear a page to restore the default. Start a line with “# ” for the title, “## ” for a heading or “- ” for a list item. Write **bold** and [links](https://…) like this; {shop} is replaced with your shop's name. HTML isn't supported.",
  },
  staff: { title: "Staff", text: "Rules for everyone who may use the admin area." },
};

/** The section of each setting; null if it is changed elsewhere. */
export const sectionOf: Record<SettingKey, SectionId | null> = {
  shopName: "shop",
  logo: "shop",
  currency: "shop",
  timeZone: "shop",
  // Chosen when the shop is installed.
  mode: null,
  contactEmail: "contact",
  contactPhone: "contact",
  contactHours: "contact",
  facebook: "contact",
  twitter: "contact",
  instagram: "contact",
  postalName: "business-address",
  postalStreet: "business-address",
  postalCity: "business-address",
  postalCountry: "business-address",
  taxNumber: "business-address",
  catalogue: "catalogue",
  mostPiecesPerLine: "catalogue",
  mostPiecesPerOrder: "catalogue",
  guestCheckout: "catalogue",
  samples: "catalogue",
  lowStock: "catalogue",
  reviews: "catalogue",
  reviewInvitationDays: "catalogue",
  cartReminderHours: "catalogue",
  paymentMethods: "payment",
  bankAccount: "payment",
  transferDays: "payment",
  cardMinutes: "payment",
  shipping: "shipping",
  tax: "tax",
  mailFrom: "email",
  mailTexts: "email-templates",
  homePage: "home-page",
  homeDraft: "home-page",
  termsText: "pages",
  privacyText: "pages",
  returnsText: "pages",
  aboutText: "pages",
  servicesText: "pages",
  staffSecondFactor: "staff",
  // Dismissed on the dashboard.
  checklist: null,
};

/** The anchors of the sections when all settings were on one page, for old links. */
export const oldAnchors: Readonly<Record<string, SectionId>> = {
  shop: "shop",
  contact: "contact",
  papers: "business-address",
  selling: "catalogue",
  payment: "payment",
  shipping: "shipping",
  tax: "tax",
  mail: "email",
  messages: "email-templates",
  home: "home-page",
  texts: "pages",
  staff: "staff",
};
