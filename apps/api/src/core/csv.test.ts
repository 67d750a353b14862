import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvChunks, decodeCsv, encodeCsvRecord } from "./csv";

const cellsOf = (text: string) => [...decodeCsv(text)].map((record) => record.cells);

// Favours characters with a meaning in CSV or spreadsheets.
const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ",", ";", "\n", "\r", "\t", "'", "=", "+", "-", "@", "\uFEFF"),
    fc.string(),
  ),
});
const record = fc.array(cell, { minLength: 2, maxLength: 6 });

describe("CSV", () => {
  it("reads back exactly what it wrote", () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
        const text = `id,name\r\n${records.map(encodeCsvRecord).join("")}`;
        expect(cellsOf(text).slice(1)).toEqual(records);
      }),
      { numRuns: 500 },
    );
  });

  it("yields to the event loop between chunks", async () => {
    const records = Array.from({ length: 2_000 }, (_, i) => Array.from({ length: 100 }, () => `cell ${i}`));
    let ticks = 0;
    const countTick = () => {
      ticks += 1;
      immediate = setImmediate(countTick);
    };
    let immediate = setImmediate(countTick);
    let text = "";
    for await (const chunk of csvChunks(records)) text += chunk;
    clearImmediate(immediate);
    expect(ticks).toBeGreaterThanOrEqual(30);
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

  it("escapes a formula with an apostrophe and removes it again", () => {
    const line = encodeCsvRecord(['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]);
    expect(line).toBe(`"'=HYPERLINK(""http://x"")",''=1,it's,'quoted'\r\n`);
    expect(cellsOf(`a,b\n${line}`)[1]).toEqual(['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]);
  });

  it("reads a byte order mark, semicolons, any line ending and a last line without one", () => {
    expect(cellsOf("\uFEFFid;name\n1;Oak, solid\r\n\r\n2;Ash")).toEqual([
      ["id", "name"],
      ["1", "Oak, solid"],
      ["2", "Ash"],
    ]);
  });

  it("reports the line on which a record begins, also after cells that span lines", () => {
    const records = [...decodeCsv('id,text\r\n1,"two\nlines"\r\n\r\n2,b\r\n')];
    expect(records.map((r) => r.line)).toEqual([1, 2, 5]);
  });

  it("reads an unclosed quote up to the end of the file", () => {
    expect(cellsOf('id,text\n1,"open\nend')).toEqual([
      ["id", "text"],
      ["1", "open\nend"],
    ]);
  });
});

/** The cells as a spreadsheet shows them: without quotes, with apostrophes. */
function cellsOfSpreadsheet(line: string): string[] {
  return (
    line
      .slice(0, -2)
      .match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,)/g)
      ?.map((text) => (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text)) ?? []
  );
}
