import { endpoints } from "@larkwood/contract";
import * as z from "zod";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { readImage } from "./read-image";
import { uploadImage } from "./upload-image";

const UPLOADS_PER_MINUTE = 60;

/** Must be registered where multipart bodies are parsed. */
export function imageRoutes(route: Route, context: CatalogueContext): void {
  // Images of products and of the shop need different permissions.
  for (const endpoint of [endpoints.uploadImage, endpoints.uploadShopImage])
    route(
      endpoint,
      ({ actor, headers, request }) =>
        uploadImage(context, { bytes: request.body as Buffer, key: headers["idempotency-key"] }, actor),
      { readBody: readImage, bodySchema: () => z.unknown(), perMinute: UPLOADS_PER_MINUTE },
    );
}
