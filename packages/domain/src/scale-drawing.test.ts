import fc from "fast-check";
import { expect, it } from "vitest";
import { DOOR, describeScale, drawToScale, PERSON } from "./scale-drawing";

const length = fc.double({ min: 1, max: 2_000, noNaN: true });

it("draws piece, person and door to scale, on one floor, side by side and within the drawing", () => {
  fc.assert(
    fc.property(length, length, length, (width, depth, height) => {
      const { front, top, floor, ...drawing } = drawToScale({ width, depth, height });
      expect(front.piece).toMatchObject({ width, height });
      expect(top.piece).toMatchObject({ width, height: depth, x: front.piece.x });
      expect(front.side).toMatchObject({ width: depth, height });
      expect(front.side.x).toBeGreaterThan(front.piece.x + width);
      expect(front.person.height).toBe(PERSON.height);
      expect(front.door).toMatchObject(DOOR);
      for (const { y, height: tall } of Object.values(front)) {
        expect(y + tall).toBeCloseTo(floor);
        expect(y).toBeGreaterThanOrEqual(0);
      }
      expect(front.person.x).toBeGreaterThan(front.side.x + depth);
      expect(front.door.x).toBeGreaterThan(front.person.x + PERSON.width);
      for (const rect of [...Object.values(front), ...Object.values(top)]) {
        expect(rect.x + rect.width).toBeLessThanOrEqual(drawing.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(drawing.height);
      }
      expect(top.piece.y).toBeGreaterThan(floor);
    }),
  );
});

it("describes the drawing in centimetres and inches", () => {
  expect(describeScale({ width: 220, depth: 95, height: 88 })).toBe(
    "From the front: 220 cm (86.6 in) wide and 88 cm (34.6 in) high. It reaches the hip of a person of 170 cm and is wider than a door of 80 × 200 cm. From above: 220 cm (86.6 in) wide and 95 cm (37.4 in) deep.",
  );
  expect(describeScale({ width: 40, depth: 40, height: 190 })).toContain(
    "It is taller than a person of 170 cm and is no wider",
  );
});
