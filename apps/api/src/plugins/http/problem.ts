import { type ErrorCode, errorCatalogue, type Problem } from "@larkwood/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../core/app-error";
import { describeViolation } from "../../db/constraint-violation";
import { isDiskFull, isOutage } from "../../db/database-errors";
import { StorageError } from "../../storage/storage";

/** Fastify's error codes and the matching codes of the contract. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media",
  FST_ERR_NOT_FOUND: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

const STORE_UNAVAILABLE = "Images can't be stored or loaded right now. Please try again in a minute.";
const STORAGE_FULL = "The shop is out of storage space. Please try again later.";

function hasStatus(error: unknown): error is { statusCode: number; code?: string } {
  return typeof error === "object" && error !== null && "statusCode" in error;
}

/** Converts a known error; null for an unexpected one. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof StorageError && !error.isFull)
    return new AppError("unavailable", { detail: STORE_UNAVAILABLE, headers: { "retry-after": "30" } });
  if (error instanceof StorageError || isDiskFull(error))
    return new AppError("unavailable", { detail: STORAGE_FULL, headers: { "retry-after": "60" } });
  if (isOutage(error)) return new AppError("unavailable", { headers: { "retry-after": "2" } });
  const violation = describeViolation(error);
  if (violation) return new AppError(violation.code);
  if (!hasStatus(error)) return null;
  const known = error.code ? FRAMEWORK_CODES[error.code] : undefined;
  if (known) return new AppError(known);
  if (error.statusCode === 429) return new AppError("too_many_requests");
  if (error.statusCode === 503) return new AppError("unavailable", { headers: { "retry-after": "2" } });
  return error.statusCode >= 400 && error.statusCode < 500 ? new AppError("malformed_request") : null;
}

/** Body of an error response. */
export function problemOf(error: AppError, requestId: string): Problem & { msg?: string } {
  const { errors, context, detail } = error.details;
  const { status, title } = errorCatalogue[error.code];
  return {
    type: "about:blank",
    title,
    status,
    code: error.code,
    // A successful sign-up returns its message as `msg`; so does a failed one.
    ...(error.code === "email_taken" ? { msg: title } : {}),
    ...(detail ? { detail } : {}),
    ...(errors ? { errors } : {}),
    ...(context === undefined ? {} : { context }),
    requestId,
  };
}

function toLogMessage(error: unknown): string {
  if (error instanceof StorageError) return `the image store is ${error.isFull ? "full" : "unavailable"}`;
  return isDiskFull(error) ? "a disk is full" : "the database is unavailable";
}

// Default for a 503; the details of the error may override it.
const RETRY_SOON = { "retry-after": "2" };

/** Sends an error as problem+json. An unexpected error is logged and sent without details. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const expected = toAppError(error);
  if (!expected) request.log.error({ err: error }, "unexpected failure");
  if (expected && expected !== error && expected.code === "unavailable") {
    request.log.warn({ err: error }, toLogMessage(error));
  }
  // Without the error itself, which contains the values of the row.
  const violation = expected === error ? null : describeViolation(error);
  if (violation) request.log.warn(violation, "a constraint was violated");
  const failure = expected ?? new AppError("internal");
  // Fastify would close the connection over unread bytes, and most clients then report a network error instead of the
  // reply. Node reads and drops the rest, within the time limit of a request.
  if (failure.code === "too_large") reply.removeHeader("connection");
  return reply
    .code(failure.status)
    .headers({
      ...(failure.status === 503 ? RETRY_SOON : {}),
      ...failure.details.headers,
      "cache-control": "no-store",
    })
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(failure, request.id)));
}
