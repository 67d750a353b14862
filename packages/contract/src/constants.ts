/** Access token and its cookie: 10 minutes. */
export const ACCESS_TOKEN_TTL_MS = 600_000;

/** The delivery window runs from today to this many days later. */
export const DELIVERY_DAYS = 6;

/** Stock above this shows green. */
export const STOCK_PLENTY_ABOVE = 50;

/** Widths in CSS pixels at which screens change. */
export const BREAKPOINTS = { headerNavMax: 767, adminMin: 1024 } as const;

/** Timings and heights of the carousels, in milliseconds and CSS pixels. */
export const CAROUSEL = {
  hero: { delay: 5000, speed: 1000, height: 500 },
  banner: { speed: 600, height: 400 },
  landingImage: { width: 610, height: 500 },
} as const;

/** How long a step of an order, or a mark on its payment, can be taken back. */
export const UNDO_MS = 10_000;

/** A menu forgets the letters typed to find an entry after this time. */
export const TYPE_AHEAD_RESET_MS = 350;

/** Cart popover: fixed width, and the height beyond which its list scrolls. */
export const CART_POPOVER = { widthPx: 333, listMaxHeight: "15rem" } as const;

/** The rating that every sample product and testimonial carries. */
export const SAMPLE_RATING = 4.5;

/** How the shop can be reached, as long as its owner says nothing else. */
export const DEFAULT_CONTACT = {
  email: "support@larkwood.example",
  phone: "+1 555 014 2300",
  hours: "Mon–Fri, 9 to 17",
} as const;

/** Where the shop is in the networks, as long as its owner says nothing else. */
export const DEFAULT_SOCIAL = {
  facebook: "https://www.facebook.com/",
  twitter: "https://twitter.com/",
  instagram: "https://www.instagram.com/",
} as const;

/** Bounds that keep input finite; the specification gives only the lower ones. */
export const LIMITS = {
  text: 200,
  longText: 5_000,
  email: 254,
  phoneNumber: 40,
  url: 2_048,
  search: 200,
  passwordMin: 5,
  passwordMax: 200,
  price: 1_000_000,
  quantity: 1_000_000,
  earliest: "2000-01-01T00:00:00Z",
  latest: "2200-01-01T00:00:00Z",
  orderTotal: 1_000_000_000_000,
  suggestions: 6,
  /** From so many letters on there are suggestions. */
  suggestFrom: 3,
  synonyms: 500,
  synonymText: 500,
  synonymPhrases: 12,
  synonymWords: 4,
  pageSize: 100,
  cartLines: 100,
  options: 3,
  optionValues: 50,
  variants: 200,
  collections: 100,
  pictures: 100,
  slug: 80,
  metaTitle: 120,
  metaDescription: 320,
  centimetres: 2_000,
  bulk: 500,
  importBytes: 64 * 1024 * 1024,
  importRows: 100_000,
  /** Letters of one record of a file; an honest one has a tenth of it. */
  importLine: 65_536,
  importMs: 300_000,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
} as const;
