import { type ContextOf, type ErrorCode, errorCatalogue } from "@larkwood/contract";

interface Details<C extends ErrorCode> {
  /** Text of the failed rule by field path. */
  errors?: Record<string, string>;
  /** Data for the client, such as the current state after an edit conflict. */
  context?: ContextOf<C>;
  detail?: string;
  headers?: Record<string, string>;
}

/** An expected failure. Its code determines the status and title of the response. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: C,
    readonly details: Details<C> = {},
  ) {
    super(errorCatalogue[code].title);
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
