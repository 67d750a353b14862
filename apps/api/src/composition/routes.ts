import type { AppContext } from "../context";
import { attributeRoutes } from "../modules/catalogue/attributes";
import { bulkRoutes } from "../modules/catalogue/bulk-edit";
import { collectionRoutes } from "../modules/catalogue/collections";
import { imageRoutes } from "../modules/catalogue/images";
import { catalogueCsvRoutes } from "../modules/catalogue/import-export";
import { scheduleRoutes } from "../modules/catalogue/schedule";
import { synonymRoutes } from "../modules/catalogue/search";
import { stockRoutes } from "../modules/catalogue/stock";
import { variantRoutes } from "../modules/catalogue/variants";
import { accountRoutes, securityRoutes } from "../modules/identity/accounts";
import { customerRoutes } from "../modules/identity/customers";
import { emailVerificationRoutes } from "../modules/identity/email-verification";
import { shopRoutes } from "../modules/identity/newsletter";
import { passwordResetRoutes } from "../modules/identity/password-reset";
import { sessionRoutes } from "../modules/identity/sessions";
import { userSessionRoutes } from "../modules/identity/staff";
import { userRoutes } from "../modules/identity/users";
import { auditRoutes } from "../modules/platform/audit";
import { jobRoutes } from "../modules/platform/jobs";
import { mailRoutes } from "../modules/platform/mail";
import { settingRoutes } from "../modules/platform/settings";
import { productPageRoutes } from "../modules/product-page";
import { couponRoutes } from "../modules/sales/discounts";
import { documentRoutes } from "../modules/sales/documents";
import { orderRoutes } from "../modules/sales/orders";
import { paymentRoutes } from "../modules/sales/payments";
import { dashboardRoutes } from "../modules/sales/reports";
import type { Route } from "../plugins/router/router";

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
