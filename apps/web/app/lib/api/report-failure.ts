/** Describes an error without the parameters of a failed query, which may contain personal data. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = (error.stack ?? error.message).replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, "");
  return error.cause === undefined ? text : `${text}\ncaused by ${describeFailure(error.cause)}`;
}

/** Logs a server rendering error. */
export function reportFailure(error: unknown): void {
  console.error(describeFailure(error));
}
