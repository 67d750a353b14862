/** What applies to all calls, as Markdown. */
export const introduction = `
All calls of the shop.

**Authentication.** Send an API key, or an access token of \`POST /token\`, as \`Authorization: Bearer <key>\`.

**Unknown names.** A parameter or field that a call doesn't know is refused with 400 and the nearest known name. Calls that say so ignore it.

**Pages.** Lists are sent in pages of \`limit\` items. The header \`Link\` has the address of the next page, and \`X-Total-Count\` the number of all items.

**Filters.** Different filters must all match. Values of one filter are separated by commas, and one of them must match.

**Changes.** \`Idempotency-Key\` makes a repeated request take effect once. \`If-Match\` with the \`ETag\` that you read refuses to overwrite another change.

**Limits.** \`RateLimit\` says how many requests an API key has left. After 429 and 503, wait as long as \`Retry-After\` says.

**Errors.** Every failure is a \`Problem\` (RFC 9457). Its \`code\` is for programs and doesn't change; its \`title\` is for people. Times are in UTC by ISO 8601, and amounts are in the shop's currency.
`.trim();

/** What the calls of each tag are about. */
export const tagTexts: Record<string, string> = {
  account: "Your own account, its security and its sign-in.",
  staff: "Colleagues, their roles and invitations to join.",
  "api keys": "Keys of programs that use the API.",
  attributes: "Attributes of products, such as dimensions and materials.",
  audit: "Who changed what.",
  cart: "The cart that an account has on all devices.",
  collections: "Groups of products with a page of their own.",
  coupons: "Promotions with a code, as they were before promotions. These calls stay for a version.",
  customers: "What staff know about customers.",
  documents: "Invoices, credit notes and packing slips as PDF.",
  health: "The state of the shop, and backups.",
  jobs: "Work in the background, such as imports and exports.",
  mail: "Emails of the shop, and the newsletter.",
  messages: "Messages of the contact form.",
  orders: "Quotes, orders, parcels and returns.",
  payments: "Payments, refunds and disputes.",
  promotions: "Discounts, free delivery and gifts, with a code or without.",
  products: "Products, variants, prices, images and stock.",
  reports: "Sales, tax, products, customers and stock of a period.",
  reviews: "Reviews of products by their buyers.",
  search: "Suggestions, and words that mean the same.",
  session: "Signing in and out.",
  settings: "Settings that the owner changes while the shop runs.",
  shop: "What every visitor may know about the shop, and the figures of the dashboard.",
  sync: "What changed since the last request.",
  users: "Accounts of customers and staff.",
  webhooks: "Requests that the shop sends to other programs when something happens.",
  wishlist: "Products that a customer wants to remember.",
};
