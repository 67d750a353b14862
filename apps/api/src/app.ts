import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { AppError } from "./app-error";
import type { Config } from "./config";
import type { AppContext } from "./context";
import type { Database } from "./db/client";
import { createTurns } from "./limiter";
import { auditRoutes } from "./modules/audit/audit.routes";
import { couponRoutes } from "./modules/coupons/coupons.routes";
import { dashboardRoutes } from "./modules/dashboard/dashboard.routes";
import { mailRoutes } from "./modules/mail/mail.routes";
import { type SendMail, startMailWorker } from "./modules/mail/mail-worker";
import { orderRoutes } from "./modules/orders/orders.routes";
import { passwordResetRoutes } from "./modules/password-reset/password-reset.routes";
import { paymentRoutes } from "./modules/payments/payments.routes";
import { createCatalogue } from "./modules/products/catalogue";
import { productRoutes } from "./modules/products/products.routes";
import { createAccessTokens } from "./modules/session/access-token";
import { createPasswords } from "./modules/session/passwords";
import { sessionRoutes } from "./modules/session/session.routes";
import { createSessionGuard } from "./modules/session/session-guard";
import { createSignInThrottle } from "./modules/session/sign-in-throttle";
import { shopRoutes } from "./modules/shop/shop.routes";
import { userRoutes } from "./modules/users/users.routes";
import { createOrigin } from "./origin";
import { createRouter } from "./plugins/endpoint";
import { readJsonBodies } from "./plugins/json-body";
import { sendProblem } from "./plugins/problem";
import { serverOptions } from "./plugins/server-options";

export interface AppDeps {
  config: Config;
  db: Database;
  clock?: () => Date;
  logger?: FastifyBaseLogger;
  /** Absent: messages stay in the outbox, where an Admin sees them. */
  sendMail?: SendMail;
}

/** Puts the parts together: the only place that knows them all. */
export async function buildApp({
  config,
  db,
  clock = () => new Date(),
  logger,
  sendMail,
}: AppDeps): Promise<FastifyInstance> {
  const app = fastify(serverOptions(config, logger));
  const accessTokens = createAccessTokens(config.authSecret, clock);
  const context: AppContext = {
    config,
    db,
    clock,
    catalogue: createCatalogue(db.$client),
    accessTokens,
    passwords: createPasswords(),
    throttle: createSignInThrottle(db, clock),
    signInTurns: createTurns(),
    originOf: createOrigin(config.publicUrl),
  };
  await context.catalogue.follow();
  app.addHook("onClose", () => context.catalogue.close());
  if (sendMail) {
    const onError = (error: unknown) => app.log.error({ err: error }, "the outbox could not be read");
    const worker = startMailWorker({ db, clock, send: sendMail, onError });
    app.addHook("onClose", () => worker.stop());
  }

  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError("not_found"), request, reply));
  readJsonBodies(app);
  await app.register(cookie);

  const route = createRouter(app, createSessionGuard(db, accessTokens, clock));
  sessionRoutes(route, context);
  productRoutes(route, context);
  userRoutes(route, context);
  auditRoutes(route, context);
  shopRoutes(route, context);
  orderRoutes(route, context);
  paymentRoutes(route, context);
  couponRoutes(route, context);
  dashboardRoutes(route, context);
  mailRoutes(route, context);
  passwordResetRoutes(route, context);
  return app;
}
