import { endpoints, LIMITS } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import type { Route } from "../../../plugins/router/router";
import { enqueueUserJob } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { exportCatalogue } from "./export-catalogue";
import { importAndWait, startImport } from "./start-import";

// The bytes as they came: which letters they are is found out beside the event loop.
const upload = { bodyLimit: LIMITS.importBytes, bodySchema: () => z.instanceof(Buffer) };

/** To be registered where bodies of type text/csv are read. */
export function catalogueCsvRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.exportProducts, async ({ reply }) => {
    reply.header("content-disposition", 'attachment; filename="products.csv"');
    return exportCatalogue(context);
  });
  route(endpoints.startProductExport, ({ actor }) =>
    enqueueUserJob(context, { kind: "catalogue.export", payload: {} }, actor),
  );
  route(
    endpoints.importProducts,
    ({ query, headers, request, actor }) =>
      importAndWait(context, fileOf(request, query, headers["idempotency-key"]), actor),
    upload,
  );
  route(
    endpoints.startImport,
    ({ query, headers, request, actor }) =>
      startImport(context, fileOf(request, query, headers["idempotency-key"]), actor),
    upload,
  );
}

type Choices = { dryRun?: boolean | undefined; setStock?: boolean | undefined };

function fileOf({ body }: FastifyRequest, { dryRun = false, setStock = false }: Choices, key?: string) {
  return { csv: body as Buffer, dryRun, setStock, key };
}
