import { attributeRoutes } from "../modules/catalogue/attributes/routes";
import { bulkRoutes } from "../modules/catalogue/bulk-edit/routes";
import { collectionRoutes } from "../modules/catalogue/collections/routes";
import { imageRoutes } from "../modules/catalogue/images/routes";
import { catalogueCsvRoutes } from "../modules/catalogue/import-export/routes";
import { productRoutes } from "../modules/catalogue/products/routes";
import { scheduleRoutes } from "../modules/catalogue/schedule/routes";
import { synonymRoutes } from "../modules/catalogue/search/routes";
import { stockRoutes } from "../modules/catalogue/stock/routes";
import { variantRoutes } from "../modules/catalogue/variants/routes";
import { accountRoutes } from "../modules/identity/accounts/routes";
import { securityRoutes } from "../modules/identity/accounts/security-routes";
import { apiKeyRoutes } from "../modules/identity/api-keys/routes";
import { customerRoutes } from "../modules/identity/customers/routes";
import { demoAccountRoutes } from "../modules/identity/demo-accounts/routes";
import { emailVerificationRoutes } from "../modules/identity/email-verification/routes";
import { newsletterRoutes } from "../modules/identity/newsletter/routes";
import { passwordResetRoutes } from "../modules/identity/password-reset/routes";
import { sessionRoutes } from "../modules/identity/sessions/routes";
import { staffRoutes } from "../modules/identity/staff/routes";
import { userRoutes } from "../modules/identity/users/routes";
import { auditRoutes } from "../modules/platform/audit/routes";
import { jobRoutes } from "../modules/platform/jobs/routes";
import { mailRoutes } from "../modules/platform/mail/routes";
import { settingRoutes } from "../modules/platform/settings/routes";
import { couponRoutes } from "../modules/sales/discounts/routes";
import { documentRoutes } from "../modules/sales/documents/routes";
import { orderRoutes } from "../modules/sales/orders/routes";
import { paymentRoutes } from "../modules/sales/payments/routes";
import { dashboardRoutes } from "../modules/sales/reports/routes";
import { returnRoutes } from "../modules/sales/returns/routes";
import type { Route } from "../plugins/router/router";
import type { AppContext } from "./context";

/** Registers every endpoint that takes a JSON body or none. */
export function registerRoutes(route: Route, context: AppContext): void {
  sessionRoutes(route, context);
  userRoutes(route, context);
  staffRoutes(route, context);
  apiKeyRoutes(route, context);
  accountRoutes(route, context);
  securityRoutes(route, context);
  emailVerificationRoutes(route, context);
  passwordResetRoutes(route, context);
  customerRoutes(route, context);
  demoAccountRoutes(route, context);
  newsletterRoutes(route, context);
  productRoutes(route, context);
  variantRoutes(route, context);
  attributeRoutes(route, context);
  collectionRoutes(route, context);
  stockRoutes(route, context);
  scheduleRoutes(route, context);
  bulkRoutes(route, context);
  synonymRoutes(route, context);
  orderRoutes(route, context);
  returnRoutes(route, context);
  paymentRoutes(route, context);
  documentRoutes(route, context);
  couponRoutes(route, context);
  dashboardRoutes(route, context);
  auditRoutes(route, context);
  settingRoutes(route, context);
  mailRoutes(route, context);
  jobRoutes(route, context);
}

/** Registers endpoints that take an uploaded file; their scope parses upload bodies. */
export function registerUploadRoutes(route: Route, context: AppContext): void {
  catalogueCsvRoutes(route, context);
  imageRoutes(route, context);
}
