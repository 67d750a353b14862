import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvRecord, csvChunks, decodeCsv, detectSeparator, encodeCsv } from "./csv";

async function decode(text: string, { chunkLength = 7, maxLength = 1_000_000 } = {}): Promise<CsvRecord[]> {
  const chunks = text.match(new RegExp(`[^]{1,${chunkLength}}`, "gu")) ?? [];
  const records: CsvRecord[] = [];
  for await (const record of decodeCsv(chunks, { separator: detectSeparator(text), maxLength }))
    records.push(record);
  return records;
}
const cellsOf = async (text: string) => (await decode(text)).map(({ cells }) => cells);

// Favours characters with a meaning in CSV or spreadsheets.
const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '"',
      ",",
      ";",
      "\n",
      "\r",
      "\r\n",
      "\t",
      "'",
      "=",
      "+",
      "-",
      "@",
      "\uFEFF",
      "é",
      "木",
      "🪑",
    ),
    fc.string(),
  ),
});
const record = fc.array(cell, { minLength: 2, maxLength: 6 });
const countLines = (text: string) => text.split(/\r\n|\r|\n/).length;

describe("CSV", () => {
  it("reads back exactly what it wrote, with the line of each record, in chunks of any length", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom("", "\r\n", "\n\n"),
        async (records, chunkLength, emptyLines) => {
          let text = "id,name\r\n";
          const written = records.map((cells) => {
            text += emptyLines;
            const line = countLines(text);
            text += encodeCsv([cells]);
            return { line, cells };
          });
          expect((await decode(text, { chunkLength })).slice(1)).toEqual(written);
        },
      ),
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
    expect(text).toBe(encodeCsv(records));
  });

  it("never writes a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(record, (cells) => {
        const written = cellsOfSpreadsheet(encodeCsv([cells]));
        for (const text of written) expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });

  it("escapes a formula with an apostrophe and removes it again", async () => {
    const line = encodeCsv([['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]]);
    expect(line).toBe(`"'=HYPERLINK(""http://x"")",''=1,it's,'quoted'\r\n`);
    const [, cells] = await cellsOf(`a,b\n${line}`);
    expect(cells).toEqual(['=HYPERLINK("http://x")', "'=1", "it's", "'quoted'"]);
  });

  it("reads a byte order mark, semicolons, any line ending and a last line without one", async () => {
    expect(await cellsOf("\uFEFFid;name\n1;Oak, solid\r\n\r\n2;Ash\r3;Elm")).toEqual([
      ["id", "name"],
      ["1", "Oak, solid"],
      ["2", "Ash"],
      ["3", "Elm"],
    ]);
  });

  it("reads quotation marks in the middle of a cell", async () => {
    expect(await cellsOf('id,text\n1,Shelf 60" wide\n2,b')).toEqual([
      ["id", "text"],
      ["1", 'Shelf 60" wide'],
      ["2", "b"],
    ]);
  });

  it("refuses a quotation mark that is never closed, with the line on which the record begins", async () => {
    const text = 'id,text\r\n\r\n1,"two\r\nlines"\r\n2,"open\r\nend\r\n';
    await expect(decode(text)).rejects.toMatchObject({ reason: "open_quote", line: 5 });
  });

  it.each([
    ["a long cell", `3,${"a".repeat(200)}`],
    ["many cells", "3,x".repeat(200)],
    ["only separators", ",".repeat(20_000)],
    ["a cell of many lines", `3,"${"a\n".repeat(200)}"`],
  ])("refuses a record that is too long (%s), with its line", async (_, record) => {
    const text = `id,text\n1,"two\r\nlines"\n\n${record}\n4,b\n`;
    await expect(decode(text, { chunkLength: 64, maxLength: 150 })).rejects.toMatchObject({
      reason: "too_long",
      line: 5,
    });
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
