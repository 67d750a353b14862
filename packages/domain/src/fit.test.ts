import fc from "fast-check";
import { expect, it } from "vitest";
import { fitInLift, fitInSpace, fitThroughDoor } from "./fit";

const sofa = { width: 220, depth: 95, height: 88 };
const rug = { width: 200, depth: 30, height: 30 };

it("fits a piece into a space of exactly its size", () => {
  expect(fitInSpace(sofa, { width: 220, depth: 95, height: 88 })).toMatchObject({
    fits: true,
    turned: false,
  });
  expect(fitInSpace(sofa, { width: 219, depth: 95, height: 240 })).toMatchObject({
    fits: false,
    spare: { width: -1, depth: 0, height: 152 },
  });
});

it("rotates a piece by 90° on the floor but never stands it on end", () => {
  expect(fitInSpace(sofa, { width: 100, depth: 230, height: 240 })).toMatchObject({
    fits: true,
    turned: true,
  });
  expect(fitInSpace(sofa, { width: 100, depth: 100, height: 240 })).toMatchObject({
    fits: false,
    turned: false,
  });
});

it("carries a parcel through a door lengthwise in any rotation", () => {
  expect(fitThroughDoor([rug], { width: 80, height: 200 })).toEqual({ of: 1, stuck: [], spare: 50 });
  for (const parcel of [
    { width: 200, depth: 79, height: 190 },
    { width: 79, depth: 190, height: 200 },
    { width: 190, depth: 200, height: 79 },
  ])
    expect(fitThroughDoor([parcel], { width: 80, height: 200 })).toEqual({ of: 1, stuck: [], spare: 1 });
});

it("lists the parcels that do not fit", () => {
  expect(fitThroughDoor([rug, sofa, rug], { width: 80, height: 200 })).toEqual({
    of: 3,
    stuck: [1],
    spare: 50,
  });
  expect(fitThroughDoor([sofa], { width: 80, height: 200 })).toEqual({ of: 1, stuck: [0], spare: null });
});

it("stands a parcel on end in a lift if it is too long to lie", () => {
  const cabin = { width: 110, depth: 140, height: 210 };
  expect(fitInLift([rug], cabin)).toEqual({ of: 1, stuck: [], spare: 10 });
  expect(fitInLift([{ ...rug, width: 211 }], cabin)).toEqual({ of: 1, stuck: [0], spare: null });
});

it("does not depend on which side of a parcel or a lift is called its width", () => {
  const length = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(length, length, length, length, length, length, (a, b, c, x, y, z) => {
      const one = fitInLift([{ width: a, depth: b, height: c }], { width: x, depth: y, height: z });
      const other = fitInLift([{ width: c, depth: a, height: b }], { width: y, depth: z, height: x });
      expect(other).toEqual(one);
      // A parcel that fits into a lift also fits through an opening of the size of its largest wall.
      if (one.stuck.length === 0)
        expect(
          fitThroughDoor([{ width: a, depth: b, height: c }], {
            width: Math.max(x, y),
            height: Math.max(y, z),
          }).stuck,
        ).toEqual([]);
    }),
  );
});
