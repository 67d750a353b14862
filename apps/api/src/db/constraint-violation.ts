interface Violation {
  code: string;
  constraint?: string | undefined;
  detail?: string | undefined;
}

/** The violated constraint of an error or of one of its causes; null for other errors. */
function findViolation(error: unknown): Violation | null {
  for (let current = error; current instanceof Error; current = current.cause)
    if ("code" in current && String(current.code).startsWith("23")) return current as Error & Violation;
  return null;
}

/** Whether an error is a violation of the named constraint or unique index. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  return findViolation(error)?.constraint === constraint;
}

/** Error codes for constraints that a concurrent request can violate: foreign key, unique, check. */
const CODES: Partial<Record<string, "not_found" | "conflict">> = {
  "23503": "not_found",
  "23505": "conflict",
  "23514": "conflict",
};

/** Translates a violated constraint: a row that the statement refers to is gone, or another request was faster. */
export function describeViolation(error: unknown) {
  const violation = findViolation(error);
  const code = violation && CODES[violation.code];
  if (!code) return null;
  const isStillUsed = violation.detail?.includes("is still referenced") ?? false;
  return { code: isStillUsed ? "conflict" : code, constraint: violation.constraint } as const;
}
