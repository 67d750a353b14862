import { type ErrorCode, errorCatalogue, type Problem } from "@larkwood/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";
import { isDiskFull, isOutage } from "../../db/database-errors";
import { StorageError } from "../../storage/storage";

/** Fastify's own complaints about a request, as codes of the contract. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_NOT_FOUND: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

const NO_STORE = "Images can't be stored or loaded right now. Please try again in a minute.";
const NO_ROOM = "The shop is out of storage space. Please try again later.";

function hasStatus(error: unknown): error is { statusCode: number; code?: string } {
  return typeof error === "object" && error !== null && "statusCode" in error;
}

/** The expected failure that an error stands for; null when it is a surprise. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError && !error.isFull)
    return new AppError("unavailable", { detail: NO_STORE, headers: { "retry-after": "30" } });
  if (error instanceof StorageError || isDiskFull(error))
    return new AppError("unavailable", { detail: NO_ROOM, headers: { "retry-after": "60" } });
  if (isOutage(error)) return new AppError("unavailable", { headers: { "retry-after": "2" } });
  if (!hasStatus(error)) return null;
  const known = error.code ? FRAMEWORK_CODES[error.code] : undefined;
  if (known) return new AppError(known);
  if (error.statusCode === 429) return new AppError("too_many_requests");
  if (error.statusCode === 503) return new AppError("unavailable", { headers: { "retry-after": "2" } });
  return error.statusCode >= 400 && error.statusCode < 500 ? new AppError("malformed_request") : null;
}

/** Body of a failed reply. */
export function problemOf(error: AppError, requestId: string): Problem & { msg?: string } {
  const { errors, context, detail } = error.details;
  const { status, title } = errorCatalogue[error.code];
  return {
    type: "about:blank",
    title,
    status,
    code: error.code,
    // A refused sign-up says so where a successful one says 'User registered successfully'.
    ...(error.code === "email_taken" ? { msg: title } : {}),
    ...(detail ? { detail } : {}),
    ...(errors ? { errors } : {}),
    ...(context === undefined ? {} : { context }),
    requestId,
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return `the image store is ${error.isFull ? "full" : "unavailable"}`;
  return isDiskFull(error) ? "a disk is full" : "the database is unavailable";
}

// Whatever is away for now is soon worth another try; who knows better says so.
const SOON = { "retry-after": "2" };

/** Answers with problem+json; a surprise is logged and says nothing of the inside. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toAppError(error);
  if (!expected) request.log.error({ err: error }, "unexpected failure");
  if (expected && expected !== error && expected.code === "unavailable") {
    request.log.warn({ err: error }, reasonOf(error));
  }
  const failure = expected ?? new AppError("internal");
  return reply
    .code(failure.status)
    .headers({
      ...(failure.status === 503 ? SOON : {}),
      ...failure.details.headers,
      "cache-control": "no-store",
    })
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(failure, request.id)));
}
