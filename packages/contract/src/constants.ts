/** Lifetime of the access token and its cookie: 10 minutes. */
export const ACCESS_TOKEN_TTL_MS = 600_000;

/** Length of the delivery window in days, from today. */
export const DELIVERY_DAYS = 6;

/** Stock above this is shown in green. */
export const HIGH_STOCK_ABOVE = 50;

/** Layout breakpoints in CSS pixels. */
export const BREAKPOINTS = { headerNavMax: 767, adminMin: 1024 } as const;

/** Timings and heights of the carousels, in milliseconds and CSS pixels. */
export const CAROUSEL = {
  hero: { delay: 5000, speed: 1000, height: 500 },
  banner: { speed: 600, height: 400 },
  landingImage: { width: 610, height: 500 },
} as const;

/** How long a change of order status or payment status can be undone. */
export const UNDO_MS = 10_000;

/** A menu resets its type-ahead search after this time. */
export const TYPE_AHEAD_RESET_MS = 350;

/** Width of the cart popover, and the height above which its list scrolls. */
export const CART_POPOVER = { widthPx: 333, listMaxHeight: "15rem" } as const;

/** Rating of every sample product and testimonial. */
export const SAMPLE_RATING = 4.5;

/** Default contact details of the shop. */
export const DEFAULT_CONTACT = {
  email: "support@larkwood.example",
  phone: "+1 555 014 2300",
  hours: "Mon–Fri, 9 to 17",
} as const;

/** Default social media links of the shop. */
export const DEFAULT_SOCIAL = {
  facebook: "https://www.facebook.com/",
  twitter: "https://twitter.com/",
  instagram: "https://www.instagram.com/",
} as const;

/** Limits for input. The specification defines only the minimums. */
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
  /** Reviews in the first page of a list. */
  reviewPage: 10,
  reviewPictures: 4,
  /** Minimum number of letters for search suggestions. */
  suggestMinLength: 3,
  synonyms: 500,
  synonymText: 500,
  synonymPhrases: 12,
  synonymWords: 4,
  pageSize: 100,
  /** Products that the owner shows with a product. */
  companions: 8,
  /** Free samples in an order. */
  samples: 5,
  /** Products side by side. */
  compared: 3,
  giftNote: 300,
  cartLines: 100,
  options: 3,
  optionValues: 50,
  variants: 200,
  collections: 100,
  promotionProducts: 500,
  /** Promotions without a code that have not ended. */
  automaticPromotions: 100,
  productImages: 100,
  slug: 80,
  metaTitle: 120,
  metaDescription: 320,
  centimetres: 2_000,
  bulk: 500,
  /** Rows of a request for stock or prices by SKU. */
  stockItems: 1_000,
  importBytes: 64 * 1024 * 1024,
  importRows: 100_000,
  /** Maximum characters of one import row; a typical row has a tenth of that. */
  importLine: 65_536,
  importMs: 300_000,
  /** Maximum characters of the parameter that names the columns of a file. */
  importColumns: 8_000,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
} as const;

/** Key of the attribute whose choices are the kinds of furniture. */
export const KIND_ATTRIBUTE = "kind";
