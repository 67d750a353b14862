import fc from "fast-check";
import { expect, it } from "vitest";
import { bitsFor, countBits, eachRow, fillZeros, intersect, rowsDown, rowsUp, setBit } from "./row-bits";

const ROWS = 200;
const rowNumbers = fc.uniqueArray(fc.nat(ROWS - 1));
const bitsOf = (rows: readonly number[]) => {
  const bits = bitsFor(ROWS);
  for (const row of rows) setBit(bits, row, true);
  return bits;
};
const sorted = (rows: readonly number[]) => [...rows].sort((a, b) => a - b);

it("iterates the rows of a set up and down between any bounds", () => {
  fc.assert(
    fc.property(rowNumbers, fc.nat(ROWS), fc.nat(ROWS), (rows, from, end) => {
      const bits = bitsOf(rows);
      const expected = sorted(rows).filter((row) => row < end);
      expect([...rowsUp(bits, from, end)]).toEqual(expected.filter((row) => row >= from));
      expect([...rowsDown(bits, end)]).toEqual(expected.toReversed());
      const visited: number[] = [];
      eachRow(bits, from, (row) => visited.push(row));
      expect(visited).toEqual(sorted(rows).filter((row) => row >= from));
    }),
  );
});

it("counts the intersection of several sets", () => {
  fc.assert(
    fc.property(fc.array(rowNumbers, { minLength: 1, maxLength: 4 }), (sets) => {
      const common = sets.reduce((left, right) => left.filter((row) => right.includes(row)));
      const bits = intersect(sets.map(bitsOf));
      expect([...rowsUp(bits, 0, ROWS)]).toEqual(sorted(common));
      expect(countBits(bits)).toBe(common.length);
    }),
  );
});

it("contains the rows with value 0, and updates single rows", () => {
  fc.assert(
    fc.property(rowNumbers, fc.nat(ROWS - 1), fc.boolean(), (zeros, row, isIn) => {
      const values = new Int32Array(ROWS).fill(1 << 30);
      for (const zero of zeros) values[zero] = 0;
      const bits = bitsFor(ROWS + 50).fill(0xffff_ffff);
      fillZeros(bits, values);
      expect([...rowsUp(bits, 0, ROWS + 50)]).toEqual(sorted(zeros));
      setBit(bits, row, isIn);
      expect([...rowsUp(bits, row, row + 1)]).toEqual(isIn ? [row] : []);
    }),
  );
});
