/** The embedded PostgreSQL cannot be had; the message is a sentence for the operator and names the way out. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";

  constructor(reason: string) {
    super(`${reason} Set DATABASE_URL to use your own PostgreSQL server.`);
  }
}

/** Whether an error of the operating system has that code. */
export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
