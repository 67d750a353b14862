const ABORTED = "25P02";

/**
 * Why a statement of a transaction failed. Those that travelled with one that failed, or after it, are refused only because
 * of it: whoever happens to wait for one of them is told of the failure itself, be it an outage or a wrong statement.
 */
export function createFailureReasons(): (error: unknown) => unknown {
  let reason: unknown;
  return (error) => {
    if (!isAborted(error)) reason = error;
    return reason ?? error;
  };
}

const isAborted = (error: unknown) => error instanceof Error && "code" in error && error.code === ABORTED;
