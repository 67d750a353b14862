import { join } from "node:path";
import { endpoints, LIMITS, validationTexts } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { createTurns } from "../../limiter";
import type { Route } from "../../plugins/endpoint";
import { toAppError } from "../../plugins/problem";
import { recordAudit } from "../audit/audit.repo";

const UPLOADS_PER_MINUTE = 60;

/** To be registered where multipart bodies are read. */
export function imageRoutes(route: Route, { config, db, clock, originOf }: AppContext): void {
  const folder = join(config.dataDir, "images");
  // Unpacking a large picture takes much memory: one at a time.
  const inTurn = createTurns();

  route(
    endpoints.uploadImage,
    async ({ caller, request }) => {
      const bytes = await readPicture(request);
      // The library for pictures takes a tenth of the shop's memory: only a shop that is sent one loads it.
      const { storeImage } = await import("./store-image");
      const path = await inTurn("picture", () => storeImage(bytes, folder));
      await recordAudit(db, {
        actor: caller,
        action: "image.upload",
        subjectType: "image",
        subjectId: null,
        after: { imageUrl: path },
        requestId: request.id,
        at: clock(),
      });
      return { imageUrl: originOf(request) + path };
    },
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
