/** What is known of an error but for the values of a failed statement: visitors send them. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = (error.stack ?? error.message).replace(/\nparams: [\s\S]*?(?=\n\s+at |$)/, "");
  return error.cause === undefined ? text : `${text}\ncaused by ${describeFailure(error.cause)}`;
}

/** Writes a failure of the server's rendering to its log. */
export function reportFailure(error: unknown): void {
  console.error(describeFailure(error));
}
