import type { FastifyBaseLogger } from "fastify";

type Line = Parameters<FastifyBaseLogger["info"]>;
type ChildArguments = Parameters<FastifyBaseLogger["child"]>;

/** Logger of one request. Created with its first line, because it costs a tenth of a response and most requests log nothing. */
class RequestLogger {
  #logger: FastifyBaseLogger | undefined;
  readonly #create: () => FastifyBaseLogger;

  constructor(create: () => FastifyBaseLogger) {
    this.#create = create;
  }
  get #target(): FastifyBaseLogger {
    this.#logger ??= this.#create();
    return this.#logger;
  }
  get level() {
    return this.#target.level;
  }
  set level(level) {
    this.#target.level = level;
  }
  trace(...line: Line) {
    this.#target.trace(...line);
  }
  debug(...line: Line) {
    this.#target.debug(...line);
  }
  info(...line: Line) {
    this.#target.info(...line);
  }
  warn(...line: Line) {
    this.#target.warn(...line);
  }
  error(...line: Line) {
    this.#target.error(...line);
  }
  fatal(...line: Line) {
    this.#target.fatal(...line);
  }
  silent(...line: Line) {
    this.#target.silent(...line);
  }
  child(...args: ChildArguments) {
    return this.#target.child(...args);
  }
}

export function requestLogger(
  logger: FastifyBaseLogger,
  ...[bindings, options]: ChildArguments
): FastifyBaseLogger {
  return new RequestLogger(() => logger.child(bindings, options)) as FastifyBaseLogger;
}
