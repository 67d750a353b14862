import fc from "fast-check";
import { expect, it } from "vitest";
import { bitsFor, countBits, eachRow, fillUnmarked, intersect, rowsDown, rowsUp, setBit } from "./row-bits";

const ROWS = 200;
const some = fc.uniqueArray(fc.nat(ROWS - 1));
const bitsOf = (rows: readonly number[]) => {
  const bits = bitsFor(ROWS);
  for (const row of rows) setBit(bits, row, true);
  return bits;
};
const sorted = (rows: readonly number[]) => [...rows].sort((a, b) => a - b);

it("walks up and down through the rows of a set between any two places", () => {
  fc.assert(
    fc.property(some, fc.nat(ROWS), fc.nat(ROWS), (rows, from, end) => {
      const bits = bitsOf(rows);
      const wanted = sorted(rows).filter((row) => row < end);
      expect([...rowsUp(bits, from, end)]).toEqual(wanted.filter((row) => row >= from));
      expect([...rowsDown(bits, end)]).toEqual(wanted.toReversed());
      const visited: number[] = [];
      eachRow(bits, from, (row) => visited.push(row));
      expect(visited).toEqual(sorted(rows).filter((row) => row >= from));
    }),
  );
});

it("counts what several sets have in common", () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (sets) => {
      const common = sets.reduce((left, right) => left.filter((row) => right.includes(row)));
      const bits = intersect(sets.map(bitsOf));
      expect([...rowsUp(bits, 0, ROWS)]).toEqual(sorted(common));
      expect(countBits(bits)).toBe(common.length);
    }),
  );
});

it("has the rows without a mark, and follows a row that comes or goes", () => {
  fc.assert(
    fc.property(some, fc.nat(ROWS - 1), fc.boolean(), (unmarked, row, isIn) => {
      const marks = new Int32Array(ROWS).fill(1 << 30);
      for (const place of unmarked) marks[place] = 0;
      const bits = bitsFor(ROWS + 50).fill(0xffff_ffff);
      fillUnmarked(bits, marks);
      expect([...rowsUp(bits, 0, ROWS + 50)]).toEqual(sorted(unmarked));
      setBit(bits, row, isIn);
      expect([...rowsUp(bits, row, row + 1)]).toEqual(isIn ? [row] : []);
    }),
  );
});
