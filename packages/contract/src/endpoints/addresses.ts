import type { Endpoint } from "./define";
import type { endpoints } from "./index";

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The part of an endpoint that a caller needs at run time. */
export type EndpointAddress = Pick<Endpoint, "method" | "path" | "bodyType">;

type BodyTypeOf<E> = E extends { bodyType: infer T } ? { bodyType: T } : unknown;

/**
 * Where every call goes, without the schemas: a browser can call the API without loading the validator.
 * The compiler holds this table equal to `endpoints`.
 */
export const endpointAddresses = {
  signIn: { method: "POST", path: "/signin" },
  signUp: { method: "POST", path: "/signup" },
  refresh: { method: "GET", path: "/refresh" },
  signOut: { method: "POST", path: "/signout" },
  forgotPassword: { method: "POST", path: "/password/forgot" },
  resetPassword: { method: "POST", path: "/password/reset" },
  listProducts: { method: "GET", path: "/products" },
  suggestProducts: { method: "GET", path: "/products/suggestions" },
  getProduct: { method: "GET", path: "/products/:id" },
  createProduct: { method: "POST", path: "/products" },
  updateProduct: { method: "PUT", path: "/products" },
  deleteProduct: { method: "DELETE", path: "/products" },
  deleteProductById: { method: "DELETE", path: "/products/:id" },
  listUsers: { method: "GET", path: "/users" },
  getUser: { method: "GET", path: "/users/:id" },
  updateUser: { method: "PUT", path: "/users" },
  deleteUser: { method: "DELETE", path: "/users" },
  deleteUserById: { method: "DELETE", path: "/users/:id" },
  adjustStock: { method: "POST", path: "/products/:id/stock" },
  listStockMoves: { method: "GET", path: "/products/:id/stock" },
  saveVariants: { method: "PUT", path: "/products/:id/variants" },
  changeProducts: { method: "POST", path: "/products/bulk" },
  exportProducts: { method: "GET", path: "/products/export" },
  importProducts: { method: "POST", path: "/products/import", bodyType: "text/csv" },
  startProductExport: { method: "POST", path: "/products/exports" },
  startImport: { method: "POST", path: "/products/imports", bodyType: "text/csv" },
  uploadImage: { method: "POST", path: "/images", bodyType: "multipart/form-data" },
  listUserSessions: { method: "GET", path: "/users/:id/sessions" },
  endUserSessions: { method: "DELETE", path: "/users/:id/sessions" },
  setPermissions: { method: "PUT", path: "/users/:id/permissions" },
  changePassword: { method: "PUT", path: "/account/password" },
  listSessions: { method: "GET", path: "/account/sessions" },
  endSession: { method: "DELETE", path: "/account/sessions/:id" },
  endOtherSessions: { method: "DELETE", path: "/account/sessions" },
  exportAccount: { method: "GET", path: "/account/export" },
  getSecurity: { method: "GET", path: "/account/security" },
  listSignIns: { method: "GET", path: "/account/sign-ins" },
  startSecondFactor: { method: "POST", path: "/account/second-factor" },
  confirmSecondFactor: { method: "POST", path: "/account/second-factor/confirm" },
  stopSecondFactor: { method: "POST", path: "/account/second-factor/off" },
  resetSecondFactor: { method: "DELETE", path: "/users/:id/second-factor" },
  sendVerification: { method: "POST", path: "/account/verification" },
  verifyEmail: { method: "POST", path: "/email/verify" },
  deleteAccount: { method: "POST", path: "/account/delete" },
  getShop: { method: "GET", path: "/shop" },
  listSettings: { method: "GET", path: "/settings" },
  changeSetting: { method: "PUT", path: "/settings/:key" },
  resetSetting: { method: "DELETE", path: "/settings/:key" },
  subscribe: { method: "POST", path: "/newsletter" },
  listSubscribers: { method: "GET", path: "/admin/subscribers" },
  exportSubscribers: { method: "GET", path: "/admin/subscribers/export" },
  listAudit: { method: "GET", path: "/audit" },
  quoteOrder: { method: "POST", path: "/orders/quote" },
  placeOrder: { method: "POST", path: "/orders" },
  listOrders: { method: "GET", path: "/orders" },
  getOrder: { method: "GET", path: "/orders/:id" },
  moveOrder: { method: "POST", path: "/orders/:id/status" },
  listAllOrders: { method: "GET", path: "/admin/orders" },
  moveOrders: { method: "POST", path: "/admin/orders/status" },
  undoMoves: { method: "POST", path: "/admin/orders/undo" },
  exportOrders: { method: "GET", path: "/admin/orders/export" },
  startOrderExport: { method: "POST", path: "/admin/orders/exports" },
  listPayments: { method: "GET", path: "/admin/payments" },
  markPayment: { method: "POST", path: "/admin/payments/:id" },
  listCoupons: { method: "GET", path: "/admin/coupons" },
  createCoupon: { method: "POST", path: "/admin/coupons" },
  endCoupon: { method: "POST", path: "/admin/coupons/:id/end" },
  listSynonyms: { method: "GET", path: "/admin/synonyms" },
  createSynonym: { method: "POST", path: "/admin/synonyms" },
  updateSynonym: { method: "PUT", path: "/admin/synonyms/:id" },
  deleteSynonym: { method: "DELETE", path: "/admin/synonyms/:id" },
  getDashboard: { method: "GET", path: "/admin/dashboard" },
  resendMail: { method: "POST", path: "/admin/mails/:id/send" },
  listMails: { method: "GET", path: "/admin/mails" },
  listJobs: { method: "GET", path: "/admin/jobs" },
  retryJob: { method: "POST", path: "/admin/jobs/:id/retry" },
  getJob: { method: "GET", path: "/jobs/:id" },
  cancelJob: { method: "POST", path: "/jobs/:id/cancel" },
  getJobFile: { method: "GET", path: "/jobs/:id/file" },
} as const satisfies {
  [N in EndpointName]: Pick<Endpoints[N], "method" | "path"> & BodyTypeOf<Endpoints[N]>;
};
