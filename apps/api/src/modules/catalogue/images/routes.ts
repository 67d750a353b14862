import { endpoints, LIMITS, validationTexts } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { AppError } from "../../../core/app-error";
import { toAppError } from "../../../plugins/http/problem";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
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

async function readImage(request: FastifyRequest): Promise<Buffer> {
  const missingFile = () => new AppError("invalid_input", { errors: { file: validationTexts.imageMissing } });
  if (!request.isMultipart()) throw missingFile();
  const part = await withClientErrors(
    request.file({
      limits: { fileSize: LIMITS.imageBytes, files: 1, parts: 4 },
      throwFileSizeLimit: false,
    }),
  );
  if (part?.fieldname !== "file") throw missingFile();
  const bytes = await withClientErrors(part.toBuffer());
  if (part.file.truncated) throw new AppError("too_large", { errors: { file: validationTexts.imageBytes } });
  return bytes;
}

/** A multipart body that cannot be parsed is a client error. */
async function withClientErrors<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw toAppError(error) ?? new AppError("malformed_request");
  }
}
