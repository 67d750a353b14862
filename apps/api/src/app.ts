import cookie from "@fastify/cookie";
import type { Endpoint } from "@larkwood/contract";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { CreatePageHandler } from "../../web/server/catalogue-reader";
import type { Config } from "./config";
import type { AppContext } from "./context";
import type { Database } from "./db/client";
import type { Hearing } from "./db/hearing";
import { openReplicas } from "./db/replicas";
import { createTurns } from "./limiter";
import { accountRoutes, securityRoutes } from "./modules/account";
import { attributeRoutes } from "./modules/attributes";
import { auditRoutes } from "./modules/audit";
import { bulkRoutes, changeProductsJob } from "./modules/bulk-change";
import { catalogueCsvRoutes, exportCatalogueJob, importCatalogueJob } from "./modules/catalogue-csv";
import { collectionRoutes } from "./modules/collections";
import { couponRoutes } from "./modules/coupons";
import { customerRoutes } from "./modules/customers";
import { dashboardRoutes, rollUpSales } from "./modules/dashboard";
import { documentRoutes, printDocumentsJob } from "./modules/documents";
import { emailVerificationRoutes } from "./modules/email-verification";
import { createHousekeeper } from "./modules/housekeeping";
import { imageRoutes, isUploaded, moveToBucket } from "./modules/images";
import { createWorkers, jobRoutes, type Workers } from "./modules/jobs";
import { mailJob, mailRoutes, type SendMail } from "./modules/mail";
import { expireOnlineOrders, expireOrders, exportOrdersJob, orderRoutes } from "./modules/orders";
import { createVisitorReader } from "./modules/page-visitors";
import { passwordResetRoutes } from "./modules/password-reset";
import {
  checkAttempt,
  createProviders,
  paymentEventRoutes,
  paymentRoutes,
  runRefund,
} from "./modules/payments";
import { productPageRoutes } from "./modules/product-page";
import {
  createCatalogue,
  createCatalogueIndex,
  createCatalogueReader,
  createProductReplies,
  keepSynonyms,
  productRoutes,
} from "./modules/products";
import { createSchedule, scheduleRoutes } from "./modules/schedule";
import {
  createAccessTokens,
  createKnownNetworks,
  createPasswords,
  createSessionGuard,
  createSignInThrottle,
  sessionRoutes,
} from "./modules/session";
import { type Settings, settingRoutes } from "./modules/settings";
import { shopRoutes } from "./modules/shop";
import { stockRoutes, tellOfStockJob } from "./modules/stock";
import { synonymRoutes } from "./modules/synonyms";
import { userSessionRoutes } from "./modules/user-sessions";
import { userRoutes } from "./modules/users";
import { variantRoutes } from "./modules/variants";
import { createOrigin } from "./origin";
import { refuseAmbiguous } from "./plugins/ambiguous-requests";
import { serveBucketPictures } from "./plugins/bucket-pictures";
import type { SessionGuard } from "./plugins/caller";
import { drainBehindProxy } from "./plugins/drain";
import { createRouter, type Route } from "./plugins/endpoint";
import { healthRoutes } from "./plugins/health";
import { readJsonBodies } from "./plugins/json-body";
import { registerLimits } from "./plugins/limits";
import { metricsRoutes } from "./plugins/metrics";
import { answerUnknown } from "./plugins/not-found";
import { openApiRoutes } from "./plugins/openapi";
import { createPages, loadPageHandler } from "./plugins/pages";
import { createPressure } from "./plugins/pressure";
import { sendProblem } from "./plugins/problem";
import { readRawJson } from "./plugins/raw-json";
import { createLogger, logRequests } from "./plugins/request-log";
import { secureReplies } from "./plugins/security-headers";
import { serverOptions } from "./plugins/server-options";
import { settleFirst } from "./plugins/settle-first";
import { serveFiles } from "./plugins/static-files";
import { readUploads } from "./plugins/upload-bodies";
import { openStorage } from "./storage/open-storage";

export interface AppDeps {
  config: Config;
  db: Database;
  hearing: Hearing;
  settings: Settings;
  clock: () => Date;
  /** The web app's page handler; without it the built one is taken, if there is a build. */
  pages?: CreatePageHandler;
  logger?: FastifyBaseLogger;
  /** Absent: messages stay in the outbox, where an Admin sees them. */
  sendMail?: SendMail | undefined;
}

/** Puts the parts together: the only place that knows them all. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db } = deps;
  const app = fastify(serverOptions(config, deps.logger ?? createLogger(config)));
  const onError = (error: unknown) => app.log.error({ err: error }, "the queue of jobs could not be read");
  const workers = createWorkers({
    db,
    clock: deps.clock,
    onError,
    onFailure: ({ id, kind, attempts }, reason) =>
      app.log.warn({ job: id, kind, attempts, reason }, "a job failed"),
  });
  app.addHook("onClose", () => workers.stop());
  const context = createContext(deps, workers);
  await context.catalogue.following;
  // The name and the ways to pay are on every page: what is kept of them is made anew.
  deps.settings.onChange(() => context.catalogue.forget([]));
  app.addHook("onClose", async () => context.catalogue.close());
  app.addHook("onClose", () => context.index.close());
  app.addHook("onClose", () => context.replicas.close());
  // Begun when the shop is ready, and waited for by nobody: meanwhile the database answers.
  app.addHook("onReady", async () => void context.index.find());
  drainBehindProxy(app, config);

  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  secureReplies(app);
  refuseAmbiguous(app);
  logRequests(app, config);
  readJsonBodies(app);
  await app.register(cookie, { hook: false });
  const pressure = createPressure(db.meter);
  await registerLimits(app, config, pressure);
  healthRoutes(app, db);
  const onUnsettled = (error: unknown) =>
    app.log.error({ err: error }, "what is due of the catalogue could not be done");
  settleFirst(app, createSchedule(context, onUnsettled));
  const guard = createSessionGuard(db, context.accessTokens, deps.clock);
  const pages = await pagesOf(context, deps, guard);
  const replies = createProductReplies(context);
  metricsRoutes(app, config.metricsToken, {
    queries: db.meter,
    pool: db.pool,
    hearing: deps.hearing,
    pressure,
    poolSize: config.databasePool,
    replicas: context.replicas.figures,
    caches: {
      replies: replies.figures,
      index: context.index.figures,
      sessions: guard.figures,
      ...(pages ? { pages: pages.figures } : {}),
    },
    hashing: context.passwords.load,
    orders: context.orderOutcomes,
    housekeeping: startWork(app, context, workers, deps.sendMail),
    jobs: () => workers.figures,
  });
  await serveFiles(app, config, deps.clock);
  serveBucketPictures(app, config, context.pictures, (name) => isUploaded(db, name));
  fillBucket(app, context);

  const calls: Endpoint[] = [];
  const isCatalogueOpen = () => deps.settings.current.catalogue === "public";
  const routing = { guard, originOf: context.originOf, pressure, isCatalogueOpen, calls };
  const route = createRouter(app, routing);
  productRoutes(route, context, replies);
  registerCalls(route, context);
  await app.register(async (scope) => {
    await readUploads(scope);
    registerUploads(createRouter(scope, routing), context);
  });
  await app.register(async (scope) => {
    readRawJson(scope);
    paymentEventRoutes(createRouter(scope, routing), context);
  });
  openApiRoutes(app, () => deps.settings.current.shopName, calls);

  answerUnknown(app, calls, pages);
  return app;
}

function registerCalls(route: Route, context: AppContext): void {
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

function registerUploads(route: Route, context: AppContext): void {
  catalogueCsvRoutes(route, context);
  imageRoutes(route, context);
}

function createContext({ config, db, hearing, settings, clock }: AppDeps, jobs: Workers): AppContext {
  const catalogue = createCatalogue(db, hearing);
  const replicas = openReplicas(db, {
    urls: config.databaseReadUrls,
    max: config.databasePool,
    lagMs: config.databaseReadLagMs,
  });
  return {
    config,
    settings,
    db,
    replicas,
    clock,
    catalogue,
    index: createCatalogueIndex({ read: replicas.read, follow: catalogue.follow }),
    synonyms: keepSynonyms(db, catalogue.follow),
    accessTokens: createAccessTokens(config.authSecret, clock),
    passwords: createPasswords(),
    throttle: createSignInThrottle(db, clock),
    knownNetworks: createKnownNetworks(config.authSecret),
    signInTurns: createTurns(),
    imageTurns: createTurns(),
    pictures: openStorage(config),
    originOf: createOrigin(config.publicUrl),
    jobs,
    providers: createProviders(config, db, clock, () => settings.current.currency),
    orderOutcomes: { placed: 0, repeated: 0, refused: 0 },
  };
}

/** Begun when the shop is ready, and waited for by nobody: meanwhile this machine has the pictures. */
function fillBucket(app: FastifyInstance, context: AppContext): void {
  if (!context.config.imageStore) return;
  const onDone = (moved: number) => moved > 0 && app.log.info({ moved }, "copied pictures to the bucket");
  const onError = (error: unknown) =>
    app.log.error({ err: error }, "pictures could not be copied to the bucket");
  app.addHook("onReady", async () => void moveToBucket(context).then(onDone, onError));
}

/** Says who does which kind of job, has them begin, and gives the figures of the tidying. */
function startWork(app: FastifyInstance, context: AppContext, workers: Workers, sendMail?: SendMail) {
  const { db, pictures, clock } = context;
  const housekeeper = createHousekeeper({
    db,
    pictures,
    clock,
    expireOrders: () => expireOrders(context),
    onDone: (removed) => app.log.info({ removed }, "kept house"),
  });
  workers.start({
    mail: sendMail && mailJob(sendMail),
    "sales.roll-up": () => rollUpSales(db),
    "house.clean": housekeeper.work,
    "catalogue.import": importCatalogueJob(context),
    "catalogue.export": exportCatalogueJob(context),
    "catalogue.change": changeProductsJob(context),
    "orders.export": exportOrdersJob(context),
    "documents.print": printDocumentsJob(context),
    "stock.back": tellOfStockJob(context),
    "orders.expire": () => expireOnlineOrders(context),
    "payment.refund": (payload) => runRefund(context, payload),
    "payment.check": (payload) => checkAttempt(context, payload),
  });
  return housekeeper.figures;
}

async function pagesOf(context: AppContext, deps: AppDeps, guard: SessionGuard) {
  const createHandler = deps.pages ?? (await loadPageHandler(context.config));
  if (!createHandler) return null;
  const { catalogue, originOf } = context;
  return createPages({
    createHandler,
    reader: { ...createCatalogueReader(context), ...createVisitorReader(context, guard) },
    originOf,
    news: catalogue,
  });
}
