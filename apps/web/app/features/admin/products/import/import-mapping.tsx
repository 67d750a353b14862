import type { ImportTable } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { columnOptions, findColumnProblem } from "./import-columns";

interface ImportMappingProps {
  table: ImportTable;
  busy: boolean;
  onChoose: (columns: string[]) => void;
}

/** Asks what the columns of a file mean: its headings and examples on the left, our columns on the right. */
export function ImportMapping({ table, busy, onChoose }: ImportMappingProps) {
  const [columns, setColumns] = useState(table.columns);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: attributes = [] } = useQuery(attributesOptions);
  const options = columnOptions(attributes);
  const headings = table.headings.map((heading, index) => ({ key: `${index} ${heading}`, heading }));
  const choose = (index: number, column: string) => {
    setProblem(null);
    setColumns(columns.map((old, other) => (other === index ? column : old)));
  };
  return (
    <form
      aria-label="Columns"
      className="grid grid-cols-1 gap-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const found = findColumnProblem(columns);
        setProblem(found);
        if (!found) onChoose(columns);
      }}
    >
      <p>
        Choose what each column of your file means. The choice is remembered for files with the same headings.
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline sm:max-h-80 sm:overflow-y-auto">
        {headings.map(({ key, heading }, index) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2 sm:items-center">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{heading || `Column ${index + 1}`}</span>
              <span className="block truncate text-ink-soft">{examplesOf(table, index)}</span>
            </span>
            <Select
              name={`column${index}`}
              label={`Import ${heading || `column ${index + 1}`} as`}
              options={options}
              value={columns[index] ?? ""}
              onChange={(event) => choose(index, event.target.value)}
            />
          </li>
        ))}
      </ul>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      <Button type="submit" disabled={busy}>
        Preview import
      </Button>
    </form>
  );
}

function examplesOf({ examples }: ImportTable, index: number): string {
  const cells = examples.map((row) => row[index] ?? "").filter((cell) => cell !== "");
  return cells.join(" · ") || "Empty";
}
