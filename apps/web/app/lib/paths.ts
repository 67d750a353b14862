import type { Category, ProductSheet } from "@larkwood/contract";

// Ids may come from an untrusted URL: escape them so that they stay within one segment.
const segment = encodeURIComponent;

/** Paths of the shop, and of the start of the admin area. */
export const paths = {
  home: "/",
  promo: "/nike",
  signIn: "/signin",
  signUp: "/signup",
  join: "/join",
  forgotPassword: "/forgot-password",
  products: "/products",
  category: (category: Category) => `/products/${category}`,
  /** JSON. */
  room: (category: Category) => `/rooms/${category}`,
  kind: (key: string) => `/products?kind=${segment(key)}`,
  collection: (slug: string) => `/products?collection=${segment(slug)}`,
  search: (words: string) => `/products?search=${segment(words)}`,
  product: (id: string) => `/products/details/${segment(id)}`,
  variant: (id: string, variantId: string) =>
    `/products/details/${segment(id)}?variant=${segment(variantId)}`,
  /** A PDF of the API. */
  productSheet: (id: string, sheet: ProductSheet, variantId?: string) =>
    `/api/products/${segment(id)}/sheets/${sheet}${variantId ? `?variantId=${segment(variantId)}` : ""}`,
  productReviews: (id: string) => `/products/details/${segment(id)}#reviews`,
  cart: "/cart",
  wishlist: "/wishlist",
  sharedWishlist: (token: string) => `/wishlist/${segment(token)}`,
  /** The ids stay readable: commas are allowed in a query. */
  compare: (ids: readonly string[]) => `/compare${ids.length > 0 ? `?ids=${ids.join(",")}` : ""}`,
  checkout: "/checkout",
  samples: "/samples",
  about: "/about-us",
  services: "/services",
  contact: "/contact-us",
  terms: "/terms",
  privacy: "/privacy",
  returns: "/returns",
  dashboard: "/dashboard",
  orders: "/dashboard/orders",
  personalData: "/dashboard/personal-data",
  address: "/dashboard/address",
  order: (id: string) => `/order/${segment(id)}`,
  paidOrder: (id: string) => `/order/${segment(id)}?paid=1`,
  /** The secret is in the fragment, which browsers send to nobody. Without it, the page remembers the one of this tab. */
  guestOrder: (id: string, secret = "") => `/guest/order/${segment(id)}${secret && `#${secret}`}`,
  paidGuestOrder: (id: string) => `/guest/order/${segment(id)}?paid=1`,
  productById: (id: string) => `/product/${segment(id)}`,
  customer: (id: string) => `/customer/${segment(id)}`,
  settings: "/settings",
  notFound: "/404",
  admin: "/admin",
} as const;
