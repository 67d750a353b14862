/** What is wrong with the lines of one product, by line and column; the first word on a cell stays. */
export interface RowErrors {
  byLine: Map<number, Record<string, string>>;
  refuse(line: number, column: string, text: string): void;
}

export function createRowErrors(): RowErrors {
  const byLine = new Map<number, Record<string, string>>();
  return {
    byLine,
    refuse(line, column, text) {
      const errors = byLine.get(line) ?? {};
      errors[column] ??= text;
      byLine.set(line, errors);
    },
  };
}
