/** Names under which replies are kept; a shorter key stands for all that begin with it. */
export const queryKeys = {
  products: ["products"] as const,
  productList: (query: object) => ["products", "list", query] as const,
  product: (id: string) => ["products", "detail", id] as const,
  users: ["users"] as const,
  userList: (query: object) => ["users", "list", query] as const,
  user: (id: string) => ["users", "detail", id] as const,
  sessions: ["sessions"] as const,
  orders: ["orders"] as const,
  orderList: (query: object) => ["orders", "list", query] as const,
  order: (id: string) => ["orders", "detail", id] as const,
  quote: (question: object) => ["quote", question] as const,
  payments: ["payments"] as const,
  coupons: ["coupons"] as const,
  mails: ["mails"] as const,
  figures: ["figures"] as const,
  shop: ["shop"] as const,
};
