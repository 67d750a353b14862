/** The embedded PostgreSQL can't run; the message for the operator suggests DATABASE_URL. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";

  constructor(reason: string) {
    super(`${reason} Set DATABASE_URL to use your own PostgreSQL server.`);
  }
}

/** Whether an error has one of these codes of the operating system. */
export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
