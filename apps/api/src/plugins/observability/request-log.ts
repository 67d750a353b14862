import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pino, { type DestinationStream } from "pino";
import type { Config } from "../../config";

const SECRETS = ["authorization", "cookie", "set-cookie", "password", "currentPassword", "newPassword"];

/** The log of the process: JSON lines without secrets. */
export function createLogger(
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options = {
    level: logLevel,
    redact: { paths, censor: "[redacted]" },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: DescribedError;
}

/** Describes an error without the parameters of a failed statement, which may be hashes or addresses. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: "" };
  const code = "code" in error ? String(error.code) : undefined;
  return {
    type: error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ""),
    ...(code ? { code } : {}),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Whether the log level includes a line for each request. */
export const logsRequests = ({ logLevel }: Config): boolean => ["info", "debug", "trace"].includes(logLevel);

/** Logs one line for each request if the level includes it. */
export function logRequests(app: FastifyInstance, config: Config): void {
  if (!logsRequests(config)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, ip } = request;
    // Without the query, which may contain the token of a reset link.
    const [path] = url.split("?", 1);
    request.log.info(
      { method, path, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
  });
}
