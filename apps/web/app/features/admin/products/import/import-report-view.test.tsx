import type { ImportLine } from "@larkwood/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ImportReportView } from "./import-report-view";

afterEach(cleanup);

const line = (values: Partial<ImportLine>): ImportLine => ({
  line: 2,
  outcome: "update",
  id: "0190a0b0c0d0e0f000000001",
  name: "Fern Sofa",
  changes: [],
  errors: {},
  ...values,
});

it("shows the old and new stock of each changed variant beside the other changed columns", () => {
  const stock = [
    { variant: "Moss", before: 20, after: 13 },
    { variant: "Sand", before: 0, after: 1_200 },
  ];
  const lines = [
    line({ changes: ["price", "quantity"], stock }),
    line({
      line: 5,
      name: "Fern Bench",
      changes: ["quantity"],
      stock: [{ variant: "", before: 9, after: 0 }],
    }),
  ];
  const counts = { create: 0, update: 2, unchanged: 0, error: 0 };
  render(<ImportReportView fileName="stock.csv" report={{ dryRun: true, counts, stockLeft: 0, lines }} />);
  expect(screen.getByRole("row", { name: /Fern Sofa/ }).textContent).toContain(
    "price, quantity: Moss 20 → 13, Sand 0 → 1200",
  );
  expect(screen.getByRole("row", { name: /Fern Bench/ }).textContent).toContain("quantity: 9 → 0");
});

it("shows old and new values, the source and the columns that are left out", () => {
  const values = [{ column: "price", variant: "Sand", before: "949.00", after: "" }];
  const report = {
    dryRun: true,
    counts: { create: 0, update: 1, unchanged: 0, error: 0 },
    stockLeft: 0,
    lines: [line({ changes: ["price", "imageAlt"], values })],
    source: "shopify" as const,
    ignored: ["Vendor"],
  };
  render(<ImportReportView fileName="export.csv" report={report} />);
  expect(screen.getByRole("row", { name: /Fern Sofa/ }).textContent).toContain(
    "price: Sand 949.00 → –, imageAlt",
  );
  expect(screen.getByText("Recognised as a product export of Shopify.")).toBeTruthy();
  expect(screen.getByText("1 column is not imported")).toBeTruthy();
});
