import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { accountingFile } from "./export-accounting";
import { exportReport } from "./export-report";
import { listStock } from "./list-stock";
import { readCartsReport } from "./read-carts-report";
import { readCustomersReport } from "./read-customers-report";
import { readDashboard } from "./read-dashboard";
import { readProductsReport } from "./read-products-report";
import { exportReorderList, readReorderList } from "./read-reorder-list";
import { readSalesReport } from "./read-sales-report";
import { readStockReport } from "./read-stock-report";
import { readTaxReport } from "./read-tax-report";
import { reportInTurn } from "./report-in-turn";

export function reportRoutes(route: Route, context: SalesContext): void {
  route(endpoints.getDashboard, ({ actor }) => readDashboard(context, undefined, actor));

  route(endpoints.getSalesReport, ({ query, actor }) =>
    reportInTurn(actor, () => readSalesReport(context, query)),
  );
  route(endpoints.getProductsReport, ({ query, actor }) =>
    reportInTurn(actor, () => readProductsReport(context, query)),
  );
  route(endpoints.getTaxReport, ({ query, actor }) =>
    reportInTurn(actor, () => readTaxReport(context, query)),
  );
  route(endpoints.getCustomersReport, ({ query, actor }) =>
    reportInTurn(actor, () => readCustomersReport(context, query)),
  );
  route(endpoints.getCartsReport, ({ query, actor }) =>
    reportInTurn(actor, () => readCartsReport(context, query)),
  );
  route(endpoints.getStockReport, ({ query, actor }) =>
    reportInTurn(actor, () => readStockReport(context, query)),
  );

  route(endpoints.exportAccounting, async ({ query, reply }) => {
    const name = `accounting-${query.month}${query.format === "datev" ? "-datev" : ""}.csv`;
    reply.header("content-disposition", `attachment; filename="${name}"`);
    return Readable.from(accountingFile(context, query));
  });

  route(endpoints.exportReport, async ({ params: { report }, query, actor, reply }) => {
    const csv = await reportInTurn(actor, () => exportReport(context, report, query));
    reply.header("content-disposition", `attachment; filename="${report}.csv"`);
    return csv;
  });

  route(endpoints.listStock, async (call) => sendPage(call, await listStock(context, call.query)));

  route(endpoints.getReorderList, () => readReorderList(context));

  route(endpoints.exportReorderList, async ({ reply }) => {
    reply.header("content-disposition", 'attachment; filename="re-order-list.csv"');
    return exportReorderList(context);
  });
}
