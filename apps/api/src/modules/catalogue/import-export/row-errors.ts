/** Errors of the lines of one product, by line and column; the first error of a cell counts. */
export interface RowErrors {
  byLine: Map<number, Record<string, string>>;
  addError(line: number, column: string, text: string): void;
}

export function createRowErrors(): RowErrors {
  const byLine = new Map<number, Record<string, string>>();
  return {
    byLine,
    addError(line, column, text) {
      const errors = byLine.get(line) ?? {};
      errors[column] ??= text;
      byLine.set(line, errors);
    },
  };
}
