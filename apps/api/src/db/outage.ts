// What the driver says when the server cannot be reached, and what the server says when it comes, goes or is full.
const DRIVER_CODES =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const SERVER_CODES = /^(08|57P0|53)/;

// The system's words for it, and the database's.
const FULL_CODES = /^(ENOSPC|EDQUOT|53100)$/;

/** Whether an error means that the database is away for now, and not that the statement was wrong. */
export function isOutage(error: unknown): boolean {
  return codesOf(error).some((code) => DRIVER_CODES.test(code) || SERVER_CODES.test(code));
}

/** Whether an error means that a disk is full, the shop's own or the database's. */
export function isOutOfRoom(error: unknown): boolean {
  return codesOf(error).some((code) => FULL_CODES.test(code));
}

/** The codes of an error and of those inside it. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("code" in current) codes.push(String(current.code));
  }
  return codes;
}
