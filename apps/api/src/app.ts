import cookie from "@fastify/cookie";
import type { Endpoint } from "@larkwood/contract";
import { takesGuestOrders } from "@larkwood/domain";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { AnswerPage } from "../../web/server/catalogue-reader";
import type { AppContext } from "./composition/context";
import { createContext } from "./composition/context";
import { startJobWorkers } from "./composition/jobs";
import { registerRoutes, registerUploadRoutes } from "./composition/routes";
import { createVisitorReader } from "./composition/visitor-reader";
import type { Config } from "./config";
import type { Settings } from "./core/settings";
import type { Database } from "./db/connection/client";
import type { NotificationListener } from "./db/notification-listener";
import { isUploaded, moveToBucket } from "./modules/catalogue/images";
import { createCatalogueReader, createProductResponses } from "./modules/catalogue/listing";
import { listingRoutes } from "./modules/catalogue/listing/routes";
import { createSchedule } from "./modules/catalogue/schedule";
import { sitemapRoutes } from "./modules/catalogue/sitemap/routes";
import { unsubscribeRoutes } from "./modules/identity/newsletter/routes";
import { createSessionGuard } from "./modules/identity/sessions";
import { readPermissions } from "./modules/identity/users";
import { syncListenerJob } from "./modules/platform/extension-events";
import { createJobWorkers } from "./modules/platform/jobs";
import type { SendMail } from "./modules/platform/mail";
import { findGuestCaller } from "./modules/sales/order-access";
import { paymentEventRoutes } from "./modules/sales/payments/routes";
import { serveBucketImages } from "./plugins/files/bucket-images";
import { serveFiles } from "./plugins/files/static-files";
import { rejectAmbiguousRequests } from "./plugins/http/ambiguous-requests";
import { drainBehindProxy } from "./plugins/http/drain";
import { registerIgnoringParser } from "./plugins/http/ignored-body";
import { registerJsonParser } from "./plugins/http/json-body";
import { sendProblem } from "./plugins/http/problem";
import { registerRawJsonParser } from "./plugins/http/raw-json";
import { createRequestIds } from "./plugins/http/request-ids";
import { secureReplies } from "./plugins/http/security-headers";
import { registerUploadParsers } from "./plugins/http/upload-bodies";
import { createLoadShedder } from "./plugins/load-shedding/load-shedder";
import { healthRoutes } from "./plugins/observability/health";
import { metricsRoutes } from "./plugins/observability/metrics";
import { createLogger, logRequests, logsRequests } from "./plugins/observability/request-log";
import { openApiRoutes } from "./plugins/openapi/openapi";
import { createPages, loadPages } from "./plugins/pages/pages";
import { createFastPath } from "./plugins/response-cache/fast-path";
import type { SessionGuard } from "./plugins/router/authenticate";
import { createGuestLimit } from "./plugins/router/limit-guests";
import { createRouter } from "./plugins/router/router";
import { applyDueChanges } from "./plugins/server/apply-due-changes";
import { registerNotFound } from "./plugins/server/not-found";
import { registerLimits } from "./plugins/server/rate-limits";
import { serverOptions } from "./plugins/server/server-options";

export interface AppDeps {
  config: Config;
  db: Database;
  listener: NotificationListener;
  settings: Settings;
  clock: () => Date;
  /** Renders pages; defaults to the built web app, if there is a build. */
  pages?: AnswerPage;
  logger?: FastifyBaseLogger;
  /** Without it, mails stay queued, and Admins can read them. */
  sendMail?: SendMail | undefined;
  /** How often the job workers look for jobs of other processes. */
  jobPollMs?: number;
}

/** Builds the server from its plugins and modules. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db } = deps;
  const nextId = createRequestIds(config);
  const fastPath = createFastPath(config, nextId);
  const logger = deps.logger ?? createLogger(config);
  const app = fastify(serverOptions({ config, logger, nextId, fastPath }));
  const onError = (error: unknown) => app.log.error({ err: error }, "could not read the job queue");
  const workers = createJobWorkers({
    db,
    clock: deps.clock,
    pollMs: deps.jobPollMs,
    permissionsOf: (userId) => readPermissions(db, userId),
    onError,
    onFailure: ({ id, kind, attempts }, reason) =>
      app.log.warn({ job: id, kind, attempts, reason }, "job failed"),
  });
  app.addHook("onClose", () => workers.stop());
  const onExtensionError = (error: unknown) => app.log.warn({ err: error }, "an extension failed");
  const context = createContext({ ...deps, jobs: workers, onExtensionError });
  await context.catalogueChanges.ready;
  await syncListenerJob(context);
  // Every page shows the shop name and payment methods, so a changed setting invalidates the whole response cache.
  deps.settings.onChange(() => context.catalogueChanges.invalidate([]));
  app.addHook("onClose", async () => context.catalogueChanges.close());
  app.addHook("onClose", () => context.productIndex.close());
  app.addHook("onClose", () => context.replicas.close());
  // Not awaited: until the index is built, the database answers searches.
  app.addHook("onReady", async () => void context.productIndex.findSnapshot());
  // Before the server drains: only the framework answers with `Connection: close`.
  app.addHook("preClose", async () => fastPath.disable());
  drainBehindProxy(app, config);

  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  secureReplies(app);
  rejectAmbiguousRequests(app);
  logRequests(app, config);
  registerJsonParser(app);
  await app.register(cookie, { hook: false });
  const loadShedder = createLoadShedder(db.metrics);
  const { limitApiKey } = await registerLimits(app, config, loadShedder);
  healthRoutes(app, db);
  const onScheduleError = (error: unknown) =>
    app.log.error({ err: error }, "could not apply scheduled catalogue changes");
  const schedule = createSchedule(context, onScheduleError);
  applyDueChanges(app, schedule);
  const guard = createSessionGuard(db, context.accessTokens, context);
  const pages = await openPages(context, deps, guard);
  const productResponses = createProductResponses(context);
  const seriesOf = metricsRoutes(app, config.metricsToken, {
    queries: db.metrics,
    pool: db.pool,
    listener: deps.listener,
    loadShedder,
    poolSize: config.databasePool,
    replicas: context.replicas.stats,
    caches: {
      replies: productResponses.stats,
      addresses: fastPath.stats,
      index: context.productIndex.stats,
      sessions: guard.stats,
      documents: context.documentCache.stats,
      ...(pages ? { pages: pages.stats } : {}),
    },
    hashing: context.passwords.load,
    orders: context.orderOutcomes,
    cleanup: startJobWorkers(app, context, workers, deps.sendMail),
    jobs: () => workers.stats,
  });
  await serveFiles(app, config, deps.clock);
  serveBucketImages(app, config, context.imageStores, (name) => isUploaded(db, name));
  copyImagesToBucket(app, context);

  const registeredEndpoints: Endpoint[] = [];
  const isCatalogueOpen = () => deps.settings.current.catalogue === "public";
  const routerDeps = {
    guard,
    limitApiKey,
    guests: {
      isCheckoutOpen: () => takesGuestOrders(deps.settings.current),
      findCaller: (token: string) => findGuestCaller(context, token),
      limit: createGuestLimit(app),
    },
    fastPath,
    originOf: context.originOf,
    loadShedder,
    isCatalogueOpen,
    registeredEndpoints,
  };
  const route = createRouter(app, routerDeps);
  listingRoutes(route, productResponses);
  registerRoutes(route, context);
  await app.register(async (scope) => {
    await registerUploadParsers(scope);
    registerUploadRoutes(createRouter(scope, routerDeps), context);
  });
  await app.register(async (scope) => {
    registerRawJsonParser(scope);
    paymentEventRoutes(createRouter(scope, routerDeps), context);
  });
  await app.register(async (scope) => {
    registerIgnoringParser(scope);
    unsubscribeRoutes(createRouter(scope, routerDeps), context);
  });
  // Mail programs that don't know one-click unsubscribing open its address.
  app.get<{ Params: { token: string } }>("/api/newsletter/unsubscribe/:token", ({ params }, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(params.token)}`, 303),
  );
  sitemapRoutes(app, context);
  openApiRoutes(app, () => deps.settings.current.shopName, registeredEndpoints);

  registerNotFound(app, registeredEndpoints, pages);
  const mayAnswer = () => !loadShedder.overloaded && schedule.isUpToDate();
  if (!logsRequests(config)) fastPath.enable({ mayAnswer, seriesOf });
  return app;
}

/** Copies earlier uploads to the bucket. Not awaited: until then, images are served from the local folder. */
function copyImagesToBucket(app: FastifyInstance, context: AppContext): void {
  if (context.imageStores.storage.kind === "folder") return;
  const onDone = (moved: number) => moved > 0 && app.log.info({ moved }, "copied images to the bucket");
  const onError = (error: unknown) => app.log.error({ err: error }, "could not copy images to the bucket");
  app.addHook("onReady", async () => void moveToBucket(context).then(onDone, onError));
}

async function openPages(context: AppContext, deps: AppDeps, guard: SessionGuard) {
  const render = deps.pages ?? (await loadPages(context.config));
  if (!render) return null;
  const { catalogueChanges, originOf } = context;
  return createPages({
    render,
    reader: { ...createCatalogueReader(context), ...createVisitorReader(context, guard) },
    originOf,
    versions: catalogueChanges,
  });
}
