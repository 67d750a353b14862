import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pino, { type DestinationStream } from "pino";
import type { Config } from "../../config";

const SECRETS = ["authorization", "cookie", "set-cookie", "password", "currentPassword", "newPassword"];

/** The process's log: JSON lines, with everything secret left out. */
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

/** What is known of an error but for the values of a failed statement: hashes and addresses are among them. */
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

/** Whether the level asks for a line for each request. */
export const logsRequests = ({ logLevel }: Config): boolean => ["info", "debug", "trace"].includes(logLevel);

/** One line for each answered request, only where the level asks for it. */
export function logRequests(app: FastifyInstance, config: Config): void {
  if (!logsRequests(config)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, ip } = request;
    // Without what follows the question mark: a reset link carries its token there.
    const [path] = url.split("?", 1);
    request.log.info(
      { method, path, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
  });
}
