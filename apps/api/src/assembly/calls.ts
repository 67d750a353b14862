import type { AppContext } from "../context";
import { accountRoutes, securityRoutes } from "../modules/account";
import { attributeRoutes } from "../modules/attributes";
import { auditRoutes } from "../modules/audit";
import { bulkRoutes } from "../modules/bulk-change";
import { catalogueCsvRoutes } from "../modules/catalogue-csv";
import { collectionRoutes } from "../modules/collections";
import { couponRoutes } from "../modules/coupons";
import { customerRoutes } from "../modules/customers";
import { dashboardRoutes } from "../modules/dashboard";
import { documentRoutes } from "../modules/documents";
import { emailVerificationRoutes } from "../modules/email-verification";
import { imageRoutes } from "../modules/images";
import { jobRoutes } from "../modules/jobs";
import { mailRoutes } from "../modules/mail";
import { orderRoutes } from "../modules/orders";
import { passwordResetRoutes } from "../modules/password-reset";
import { paymentRoutes } from "../modules/payments";
import { productPageRoutes } from "../modules/product-page";
import { scheduleRoutes } from "../modules/schedule";
import { sessionRoutes } from "../modules/session";
import { settingRoutes } from "../modules/settings";
import { shopRoutes } from "../modules/shop";
import { stockRoutes } from "../modules/stock";
import { synonymRoutes } from "../modules/synonyms";
import { userSessionRoutes } from "../modules/user-sessions";
import { userRoutes } from "../modules/users";
import { variantRoutes } from "../modules/variants";
import type { Route } from "../plugins/endpoint";

/** Every call of the API that has a body of JSON or none, module by module. */
export function registerCalls(route: Route, context: AppContext): void {
  sessionRoutes(route, context);
  userRoutes(route, context);
  accountRoutes(route, context);
  securityRoutes(route, context);
  emailVerificationRoutes(route, context);
  auditRoutes(route, context);
  shopRoutes(route, context);
  settingRoutes(route, context);
  orderRoutes(route, context);
  paymentRoutes(route, context);
  documentRoutes(route, context);
  customerRoutes(route, context);
  couponRoutes(route, context);
  dashboardRoutes(route, context);
  mailRoutes(route, context);
  jobRoutes(route, context);
  passwordResetRoutes(route, context);
  stockRoutes(route, context);
  variantRoutes(route, context);
  attributeRoutes(route, context);
  scheduleRoutes(route, context);
  productPageRoutes(route, context);
  collectionRoutes(route, context);
  bulkRoutes(route, context);
  synonymRoutes(route, context);
  userSessionRoutes(route, context);
}

/** To be registered where uploads are read. */
export function registerUploads(route: Route, context: AppContext): void {
  catalogueCsvRoutes(route, context);
  imageRoutes(route, context);
}
