import { endpoints, LIMITS } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { exportCatalogue } from "./export-catalogue";
import { importCatalogue } from "./import-catalogue";

/** To be registered where bodies of type text/csv are read. */
export function catalogueCsvRoutes(route: Route, context: AppContext): void {
  route(endpoints.exportProducts, async ({ reply }) => {
    reply.header("content-disposition", 'attachment; filename="products.csv"');
    return exportCatalogue(context.db);
  });

  route(
    endpoints.importProducts,
    ({ query, headers, body, author }) =>
      importCatalogue(
        context,
        {
          csv: body,
          dryRun: query.dryRun ?? false,
          setStock: query.setStock ?? false,
          key: headers["idempotency-key"],
        },
        author,
      ),
    { bodyLimit: LIMITS.importBytes },
  );
}
