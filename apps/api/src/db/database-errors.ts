// What the driver says when the server cannot be reached, and what the server says when it comes, goes or is full.
const DRIVER_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|E(HOST|NET)DOWN|EADDRNOTAVAIL|E[MN]FILE)$/;
// Class 40 takes a transaction back that may succeed the next time, class 58 is the server's machine (a disk that fails);
// 25006 is what a primary says that is a standby now; 25P03, 57014 and 55P03 end what took longer than the server's owner allows.
const SERVER_CODES = /^(08|57P0|57014|53|58|40|25006|25P03|55P03)/;
const SERVER_TEXTS = /recovery is in progress|during recovery/;

// The driver gives these no code.
const DRIVER_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

// The system's words for it, and the database's.
const FULL_CODES = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether an error means that the database is away for now or has changed its place, and not that the statement was wrong. */
export function isOutage(error: unknown): boolean {
  return chainOf(error).some(
    (one) =>
      codesOf(one).some((code) => DRIVER_CODES.test(code) || SERVER_CODES.test(code)) ||
      DRIVER_TEXTS.test(one.message) ||
      SERVER_TEXTS.test(one.message),
  );
}

/** Whether an error means that a disk is full, the shop's own or the database's. */
export function isDiskFull(error: unknown): boolean {
  return chainOf(error).some((one) => codesOf(one).some((code) => FULL_CODES.test(code)));
}

/** Whether the server ended a transaction because it and another one waited for each other: the other one went on. */
export function isDeadlock(error: unknown): boolean {
  return chainOf(error).some((one) => codesOf(one).includes("40P01"));
}

const codesOf = (error: Error) => ("code" in error ? [String(error.code)] : []);

/** An error and those inside it; several addresses of one name fail as one error that holds them all. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inside = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inside.flatMap(chainOf)];
}
