const ABORTED = "25P02";

/**
 * Maps the errors of a transaction to their cause. After one statement has failed, PostgreSQL rejects the following ones
 * with 25P02; the caller gets the error of the first one instead.
 */
export function createFailureReasons(): (error: unknown) => unknown {
  let reason: unknown;
  return (error) => {
    if (!isAborted(error)) reason = error;
    return reason ?? error;
  };
}

const isAborted = (error: unknown) => error instanceof Error && "code" in error && error.code === ABORTED;
