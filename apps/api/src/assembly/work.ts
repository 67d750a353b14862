import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context";
import { changeProductsJob } from "../modules/bulk-change";
import { exportCatalogueJob, importCatalogueJob } from "../modules/catalogue-csv";
import { rollUpSales } from "../modules/dashboard";
import { printDocumentsJob } from "../modules/documents";
import { createHousekeeper } from "../modules/housekeeping";
import type { Workers } from "../modules/jobs";
import { mailJob, type SendMail } from "../modules/mail";
import { expireOnlineOrders, expireOrders, exportOrdersJob } from "../modules/orders";
import { checkAttempt, runRefund } from "../modules/payments";
import { tellOfStockJob } from "../modules/stock";

/** Says who does which kind of job, has them begin, and gives the figures of the tidying. */
export function startWork(app: FastifyInstance, context: AppContext, workers: Workers, sendMail?: SendMail) {
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
