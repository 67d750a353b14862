import type { components } from "./api-types";

export type Problem = components["schemas"]["Problem"];

/** A reply with a status outside 200–299. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** What went wrong; null if the reply came from a proxy. */
  readonly problem: Problem | null;

  constructor(status: number, error: unknown) {
    const problem = isProblem(error) ? error : null;
    super(problem ? describe(status, problem) : `The shop answered with ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** What logs show: also the wrong fields, which a developer would ask for first. */
function describe(status: number, { code, title, detail, errors = {} }: Problem): string {
  const fields = Object.entries(errors).map(([field, message]) => `${field}: ${message}`);
  const more = [...(detail ? [detail] : []), ...fields].join("; ");
  return `${status} ${code}: ${title}${more ? ` (${more})` : ""}`;
}

function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "code" in error && "title" in error;
}

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Returns the data of a call, or throws an `ApiError`. */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiError(response.status, error);
  return data as Data;
}
