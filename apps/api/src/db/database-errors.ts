// Error codes of the driver if the server can't be reached.
const DRIVER_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|E(HOST|NET)DOWN|EADDRNOTAVAIL|E[MN]FILE)$/;
// 08: connection, 40: rollback that may succeed on retry, 53: resources, 57P0: shutdown or start, 58: system failure,
// 25006: a former primary that is now a standby, 25P03, 57014 and 55P03: timeouts.
const SERVER_CODES = /^(08|57P0|57014|53|58|40|25006|25P03|55P03)/;
const SERVER_TEXTS = /recovery is in progress|during recovery/;

// Errors of the driver without a code.
const DRIVER_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/;

const DISK_FULL_CODES = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether an error is a temporary failure of the database, and not of the statement. */
export function isOutage(error: unknown): boolean {
  return listCauses(error).some(
    (cause) =>
      readCodes(cause).some((code) => DRIVER_CODES.test(code) || SERVER_CODES.test(code)) ||
      DRIVER_TEXTS.test(cause.message) ||
      SERVER_TEXTS.test(cause.message),
  );
}

/** Whether an error means that a disk is full, of the shop or of the database. */
export function isDiskFull(error: unknown): boolean {
  return listCauses(error).some((cause) => readCodes(cause).some((code) => DISK_FULL_CODES.test(code)));
}

export function isDeadlock(error: unknown): boolean {
  return listCauses(error).some((cause) => readCodes(cause).includes("40P01"));
}

const readCodes = (error: Error) => ("code" in error ? [String(error.code)] : []);

/** An error and its causes. A host name with several addresses fails with one AggregateError. */
function listCauses(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const inside = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...inside.flatMap(listCauses)];
}
