import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { readProductSheet } from "./read-product-sheet";

export function productSheetRoutes(route: Route, context: SalesContext): void {
  const { settings } = context;
  route(
    endpoints.getProductSheet,
    async ({ params, query, actor, reply }) => {
      const { name, file } = await readProductSheet(context, { ...params, ...query }, actor);
      const audience = settings.current.catalogue === "public" ? "public" : "private";
      reply.header("cache-control", `${audience}, max-age=300`);
      reply.header("content-disposition", `inline; filename="${name}.pdf"`);
      return Readable.from([file]);
    },
    // Each may have to be drawn.
    { isAvailable: () => isTrading(settings.current), perMinute: 60 },
  );
}
