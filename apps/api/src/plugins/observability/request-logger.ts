import type { FastifyBaseLogger } from "fastify";

type Line = Parameters<FastifyBaseLogger["info"]>;
type ChildArguments = Parameters<FastifyBaseLogger["child"]>;

/**
 * The log of one request, with its id in each line. Most requests never say anything, and preparing a logger for one
 * costs as much as a tenth of its answer: it is made with the first line.
 */
class RequestLogger {
  #made: FastifyBaseLogger | undefined;
  readonly #make: () => FastifyBaseLogger;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }
  get #own(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }
  get level() {
    return this.#own.level;
  }
  set level(level) {
    this.#own.level = level;
  }
  trace(...line: Line) {
    this.#own.trace(...line);
  }
  debug(...line: Line) {
    this.#own.debug(...line);
  }
  info(...line: Line) {
    this.#own.info(...line);
  }
  warn(...line: Line) {
    this.#own.warn(...line);
  }
  error(...line: Line) {
    this.#own.error(...line);
  }
  fatal(...line: Line) {
    this.#own.fatal(...line);
  }
  silent(...line: Line) {
    this.#own.silent(...line);
  }
  child(...of: ChildArguments) {
    return this.#own.child(...of);
  }
}

export function requestLogger(
  logger: FastifyBaseLogger,
  ...[bindings, options]: ChildArguments
): FastifyBaseLogger {
  return new RequestLogger(() => logger.child(bindings, options)) as FastifyBaseLogger;
}
