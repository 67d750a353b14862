import type { FastifyInstance } from "fastify";
import { changeProductsJob } from "../modules/catalogue/bulk-edit";
import { removeUnusedImages } from "../modules/catalogue/images";
import { exportCatalogueJob, importCatalogueJob } from "../modules/catalogue/import-export";
import { notifyBackInStockJob } from "../modules/catalogue/stock";
import { createCleanupJob } from "../modules/platform/cleanup";
import type { JobWorkers } from "../modules/platform/jobs";
import { mailJob, type SendMail } from "../modules/platform/mail";
import { printDocumentsJob } from "../modules/sales/documents";
import { expireOrders, exportOrdersJob } from "../modules/sales/orders";
import { checkAttempt, runRefund } from "../modules/sales/payments";
import { rollUpSales } from "../modules/sales/reports";
import type { AppContext } from "./context";

/** Registers a handler for each kind of job and starts the workers. Returns the cleanup statistics. */
export function startJobWorkers(
  app: FastifyInstance,
  context: AppContext,
  workers: JobWorkers,
  sendMail?: SendMail,
) {
  const { db, imageStores, clock } = context;
  const cleanup = createCleanupJob({
    db,
    clock,
    tasks: [{ name: "images", run: (now) => removeUnusedImages({ db, imageStores }, now) }],
    onDone: (removed) => app.log.info({ removed }, "cleanup finished"),
  });
  workers.start({
    mail: sendMail && mailJob(sendMail),
    "sales.roll-up": () => rollUpSales(db),
    cleanup: cleanup.run,
    "catalogue.import": importCatalogueJob(context),
    "catalogue.export": exportCatalogueJob(context),
    "catalogue.change": changeProductsJob(context),
    "orders.export": exportOrdersJob(context),
    "documents.print": printDocumentsJob(context),
    "stock.notify": notifyBackInStockJob(context),
    "orders.expire": () => expireOrders(context),
    "payment.refund": (payload) => runRefund(context, payload),
    "payment.check": (payload) => checkAttempt(context, payload),
  });
  return cleanup.stats;
}
