// What the driver says when the server cannot be reached, and what the server says when it comes, goes or is full.
const DRIVER_CODES =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN(REFUSED|RESET)|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const SERVER_CODES = /^(08|57P0|53)/;

/** Whether an error means that the database is away for now, and not that the statement was wrong. */
export function isOutage(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = "code" in current ? String(current.code) : "";
    if (DRIVER_CODES.test(code) || SERVER_CODES.test(code)) return true;
  }
  return false;
}
