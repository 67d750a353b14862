import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvPieces, decodeCsv, encodeCsvRecord } from "./csv";

const cellsOf = (text: string) => [...decodeCsv(text)].map((record) => record.cells);

// Letters that matter to CSV and to spreadsheets come up often.
const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ",", ";", "\n", "\r", "\t", "'", "=", "+", "-", "@", "\uFEFF"),
    fc.string(),
  ),
});
const record = fc.array(cell, { minLength: 2, maxLength: 6 });

describe("CSV", () => {
  it("reads back exactly what it wrote, whatever the cells hold", () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const text = `id,name\r\n${records.map(encodeCsvRecord).join("")}`;
        expect(cellsOf(text).slice(1)).toEqual(records);
      }),
      { numRuns: 500 },
    );
  });

  it("is written piece by piece, and others have their turn between", async () => {
    const records = Array.from({ length: 2_000 }, (_, i) => Array.from({ length: 100 }, () => `cell ${i}`));
    let turns = 0;
    const count = () => {
      turns += 1;
      again = setImmediate(count);
    };
    let again = setImmediate(count);
    let text = "";
    for await (const piece of csvPieces(records)) text += piece;
    clearImmediate(again);
    expect(turns).toBeGreaterThanOrEqual(30);
    expect(text).toBe(records.map(encodeCsvRecord).join(""));
  });

  it("never writes a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(record, (cells) => {
        const written = cellsOfSpreadsheet(encodeCsvRecord(cells));
        for (const text of written) expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });

  it("escapes a formula with an apostrophe and takes it away again", () => {
    const line = encodeCsvRecord(['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]);
    expect(line).toBe(`"'=HYPERLINK(""http://x"")",''=1,it's,'quoted'\r\n`);
    expect(cellsOf(`a,b\n${line}`)[1]).toEqual(['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]);
  });

  it("reads files of other programs: byte order mark, semicolons, any line end, a last line without one", () => {
    expect(cellsOf("\uFEFFid;name\n1;Oak, solid\r\n\r\n2;Ash")).toEqual([
      ["id", "name"],
      ["1", "Oak, solid"],
      ["2", "Ash"],
    ]);
  });

  it("knows on which line a record begins, also after cells that span lines", () => {
    const records = [...decodeCsv('id,text\r\n1,"two\nlines"\r\n\r\n2,b\r\n')];
    expect(records.map((r) => r.line)).toEqual([1, 2, 5]);
  });

  it("takes the rest of the file as the cell when a quote is never closed", () => {
    expect(cellsOf('id,text\n1,"open\nend')).toEqual([
      ["id", "text"],
      ["1", "open\nend"],
    ]);
  });
});

/** The cells as a spreadsheet shows them: quotes gone, apostrophes still there. */
function cellsOfSpreadsheet(line: string): string[] {
  return (
    line
      .slice(0, -2)
      .match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,)/g)
      ?.map((text) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)) ?? []
  );
}
