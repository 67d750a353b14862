/** Whether an error is a violation of the named constraint or unique index. */
export function violatesConstraint(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ("constraint" in current && current.constraint === constraint) return true;
  }
  return false;
}
