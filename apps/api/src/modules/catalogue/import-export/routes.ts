import { endpoints, LIMITS } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import type { Route } from "../../../plugins/router/router";
import { enqueueUserJob } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { exportCatalogue } from "./export-catalogue";
import { exportTemplate } from "./export-template";
import { readPictureCopies, retryPictureCopies } from "./pictures/read-copies";
import { importAndWait, startImport } from "./start-import";

// Raw bytes: a thread detects their encoding.
const upload = { bodyLimit: LIMITS.importBytes, bodySchema: () => z.instanceof(Buffer) };

/** Must be registered where bodies of type text/csv are parsed. */
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
      importAndWait(context, toImport(request, query, headers["idempotency-key"]), actor),
    upload,
  );
  route(
    endpoints.startImport,
    ({ query, headers, request, actor }) =>
      startImport(context, toImport(request, query, headers["idempotency-key"]), actor),
    upload,
  );
}

/** Templates, and the pictures of imports. */
export function importExtraRoutes(route: Route, context: CatalogueContext): void {
  route(endpoints.exportTemplate, async ({ query: { kind }, reply }) => {
    reply.header("content-disposition", `attachment; filename="${kind}-template.csv"`);
    return exportTemplate(kind);
  });
  route(endpoints.getPictureCopies, () => readPictureCopies(context));
  route(endpoints.retryPictureCopies, ({ actor }) => retryPictureCopies(context, {}, actor));
}

type Flags = Partial<Record<"dryRun" | "setStock" | "skipErrors" | "copyPictures", boolean | undefined>>;

function toImport({ body }: FastifyRequest, query: Flags & { columns?: string | undefined }, key?: string) {
  const { dryRun = false, setStock = false, skipErrors = false, copyPictures = false, columns } = query;
  return { csv: body as Buffer, dryRun, setStock, skipErrors, copyPictures, columns, key };
}
