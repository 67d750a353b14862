import type { ImportTable } from "@larkwood/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { queryKeys } from "~/lib/api/query-keys";
import { ImportMapping } from "./import-mapping";

afterEach(cleanup);

const table: ImportTable = {
  headings: ["Nr", "Text", ""],
  examples: [
    ["S-1", "A stool of ash.", ""],
    ["S-2", "", ""],
  ],
  columns: ["", "description", ""],
};

function open() {
  const onChoose = vi.fn();
  const client = new QueryClient();
  client.setQueryData(queryKeys.attributes, []);
  render(
    <QueryClientProvider client={client}>
      <ImportMapping table={table} busy={false} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  const choose = (heading: string, value: string) =>
    fireEvent.change(screen.getByLabelText(`Import ${heading} as`), { target: { value } });
  const send = () => fireEvent.submit(screen.getByRole("form", { name: "Columns" }));
  return { onChoose, choose, send };
}

it("shows headings with examples, and the guess", () => {
  open();
  expect(screen.getByText("S-1 · S-2")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Import Text as").value).toBe("description");
  expect(screen.getByLabelText<HTMLSelectElement>("Import column 3 as").value).toBe("");
});

it("needs a column that names the product, and each column once", () => {
  const { onChoose, choose, send } = open();
  send();
  expect(screen.getByRole("alert").textContent).toBe("Choose the column with the name or the SKU.");
  choose("Nr", "description");
  expect(screen.queryByRole("alert")).toBeNull();
  send();
  expect(screen.getByRole("alert").textContent).toContain('"Description" is chosen twice');
  expect(onChoose).not.toHaveBeenCalled();
  choose("Nr", "sku");
  send();
  expect(onChoose).toHaveBeenCalledWith(["sku", "description", ""]);
});
