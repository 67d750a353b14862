import { endpoints, LIMITS, validationTexts } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { AppError } from "../../../core/app-error";
import { toAppError } from "../../../plugins/http/problem";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { uploadImage } from "./upload-image";

const UPLOADS_PER_MINUTE = 60;

/** To be registered where multipart bodies are read. */
export function imageRoutes(route: Route, context: CatalogueContext): void {
  // Of a product, or of the shop itself: what differs is who may.
  for (const endpoint of [endpoints.uploadImage, endpoints.uploadShopImage])
    route(
      endpoint,
      async ({ actor, headers, request }) =>
        uploadImage(context, { bytes: await readPicture(request), key: headers["idempotency-key"] }, actor),
      // The parts are read from the stream, not from a parsed body.
      { bodySchema: () => z.unknown(), perMinute: UPLOADS_PER_MINUTE },
    );
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  const refuse = () => new AppError("invalid_input", { errors: { file: validationTexts.imageMissing } });
  if (!request.isMultipart()) throw refuse();
  const part = await readable(
    request.file({
      limits: { fileSize: LIMITS.imageBytes, files: 1, parts: 4 },
      throwFileSizeLimit: false,
    }),
  );
  if (part?.fieldname !== "file") throw refuse();
  const bytes = await readable(part.toBuffer());
  if (part.file.truncated) throw new AppError("too_large", { errors: { file: validationTexts.imageBytes } });
  return bytes;
}

/** What the reader of parts cannot make sense of (no boundary, a broken end) is the sender's mistake. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw toAppError(error) ?? new AppError("malformed_request");
  }
}
