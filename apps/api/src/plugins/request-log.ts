import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import pino from "pino";
import type { Config } from "../config";

const SECRETS = ["authorization", "cookie", "set-cookie", "password", "currentPassword", "newPassword"];

/** The process's log: JSON lines, with everything secret left out. */
export function createLogger({ logLevel }: Config): FastifyBaseLogger {
  const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return pino({ level: logLevel, redact: { paths, censor: "[left out]" } });
}

/** One line for each answered request, only where the level asks for it. */
export function logRequests(app: FastifyInstance, { logLevel }: Config): void {
  if (!["info", "debug", "trace"].includes(logLevel)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, ip } = request;
    request.log.info(
      { method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
  });
}
