import fc from "fast-check";
import { expect, it } from "vitest";
import { lineUp } from "./line-up";
import { PERSON } from "./scale-drawing";

const length = fc.double({ min: 1, max: 2_000, noNaN: true });
const size = fc.record({ width: length, depth: length, height: length });

it("draws all pieces and a person to one scale, on one floor, in order and within the drawing", () => {
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 3 }), (sizes) => {
      const { pieces, person, width, height, floor } = lineUp(sizes);
      expect(pieces.map((piece) => [piece.width, piece.height])).toEqual(
        sizes.map((one) => [one.width, one.height]),
      );
      expect(person).toMatchObject({ width: PERSON.width, height: PERSON.height });
      let end = 0;
      for (const piece of [...pieces, person]) {
        expect(piece.y + piece.height).toBeCloseTo(floor);
        expect(piece.y).toBeGreaterThanOrEqual(0);
        // The label has the space from the end of one slot to the start of the next.
        expect(piece.slot.x).toBeCloseTo(end);
        expect(piece.x).toBeGreaterThan(piece.slot.x);
        expect(piece.x + piece.width).toBeLessThan(piece.slot.x + piece.slot.width);
        end = piece.slot.x + piece.slot.width;
      }
      expect(end).toBeCloseTo(width);
      expect(floor).toBeLessThan(height);
    }),
  );
});

it("gives a lamp beside a sofa space for its label", () => {
  const [sofa, lamp] = lineUp([
    { width: 220, depth: 95, height: 88 },
    { width: 30, depth: 30, height: 150 },
  ]).pieces;
  expect(lamp?.slot.width).toBeGreaterThan((sofa?.slot.width ?? 0) / 2);
});

it("is at least twice as wide as high", () => {
  const lamp = { width: 30, depth: 30, height: 150 };
  const { width, height } = lineUp([lamp, lamp]);
  expect(width / height).toBeCloseTo(2);
});
