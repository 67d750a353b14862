import type { FastifyInstance } from "fastify";
import { changeProductsJob } from "../modules/catalogue/bulk-edit";
import { removeUnusedImages } from "../modules/catalogue/images";
import { copyPicturesJob, exportCatalogueJob, importCatalogueJob } from "../modules/catalogue/import-export";
import { notifyBackInStockJob } from "../modules/catalogue/stock";
import { notifyWishlists } from "../modules/catalogue/wishlist";
import { createCleanupJob } from "../modules/platform/cleanup";
import { listenerJob } from "../modules/platform/extension-events";
import { backupShopJob, removeExpiredBackups } from "../modules/platform/health";
import type { JobWorkers } from "../modules/platform/jobs";
import { mailJob, type SendMail } from "../modules/platform/mail";
import { deliverWebhookJob } from "../modules/platform/webhooks";
import { remindCarts } from "../modules/sales/cart";
import { exportCustomersJob, refreshAllTotals } from "../modules/sales/customer-list";
import { printDocumentsJob } from "../modules/sales/documents";
import { expireOrders, exportOrdersJob } from "../modules/sales/orders";
import { checkAttempt, runRefund } from "../modules/sales/payments";
import { rollUpSales } from "../modules/sales/reports";
import { inviteReviews } from "../modules/sales/reviews";
import type { AppContext } from "./context";

/** Registers a handler for each kind of job and starts the workers. Returns the cleanup statistics. */
export function startJobWorkers(
  app: FastifyInstance,
  context: AppContext,
  workers: JobWorkers,
  sendMail?: SendMail,
) {
  const { db, imageStores, clock, config } = context;
  const cleanup = createCleanupJob({
    db,
    clock,
    tasks: [
      { name: "images", run: (now) => removeUnusedImages({ db, imageStores }, now) },
      { name: "backups", run: (now) => removeExpiredBackups(config, now) },
    ],
    onDone: (removed) => app.log.info({ removed }, "cleanup finished"),
  });
  workers.start({
    mail: sendMail && mailJob(sendMail),
    "sales.roll-up": async () => {
      await rollUpSales(db);
      await refreshAllTotals(db);
    },
    cleanup: cleanup.run,
    "catalogue.import": importCatalogueJob(context),
    "catalogue.export": exportCatalogueJob(context),
    "catalogue.pictures": copyPicturesJob(context),
    "catalogue.change": changeProductsJob(context),
    "orders.export": exportOrdersJob(context),
    "customers.export": exportCustomersJob(context),
    "documents.print": printDocumentsJob(context),
    "stock.notify": notifyBackInStockJob(context),
    "orders.expire": () => expireOrders(context),
    "reviews.invite": () => inviteReviews(context),
    "wishlist.notify": () => notifyWishlists(context),
    "carts.remind": () => remindCarts(context),
    "payment.refund": (payload) => runRefund(context, payload),
    "payment.check": (payload) => checkAttempt(context, payload),
    "webhook.deliver": deliverWebhookJob(context),
    "extension.events": listenerJob(context),
    "shop.backup": backupShopJob(context),
  });
  return cleanup.stats;
}
