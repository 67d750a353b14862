import { LIMITS, validationTexts } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../core/app-error";
import { toAppError } from "../../../plugins/http/problem";

/** The bytes of the image in a multipart body. */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
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
