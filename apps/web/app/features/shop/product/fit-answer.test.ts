import { describe, expect, it } from "vitest";
import { checkAccess, checkSpace, invalidFields } from "./fit-answer";

const sofa = { width: 220, depth: 95, height: 88 };
const box = { width: 110, depth: 95, height: 60 };
const legs = { width: 40, depth: 30, height: 20 };

describe("checkSpace", () => {
  it("returns null until width and depth are known", () => {
    expect(checkSpace(sofa, { spaceWidth: "230" })).toBeNull();
    expect(checkSpace(sofa, { spaceWidth: "230", spaceDepth: "wide" })).toBeNull();
  });

  it("says yes if the product fits, also turned", () => {
    expect(checkSpace(sofa, { spaceWidth: "230", spaceDepth: "1 m" })).toEqual({
      fits: true,
      text: "Yes, it fits: 10 cm to spare beside it and 5 cm in front.",
    });
    expect(checkSpace(sofa, { spaceWidth: "100", spaceDepth: "230" })?.text).toMatch(
      /^Yes, if you turn it 90°/,
    );
  });

  it("accepts inches for all lengths or a single one", () => {
    expect(checkSpace(sofa, { unit: "in", spaceWidth: "90", spaceDepth: "40" })?.fits).toBe(true);
    expect(checkSpace(sofa, { unit: "in", spaceWidth: "2.3 m", spaceDepth: "40" })?.fits).toBe(true);
    expect(checkSpace(sofa, { unit: "cm", spaceWidth: "90 in", spaceDepth: "40" })?.fits).toBe(false);
  });

  it("says by how much the space is too small", () => {
    expect(checkSpace(sofa, { spaceWidth: "210", spaceDepth: "90", spaceHeight: "80" })).toEqual({
      fits: false,
      text: "No, it's 10 cm too wide, 5 cm too deep and 8 cm too tall for this space.",
    });
  });
});

describe("checkAccess", () => {
  it("counts the parcels that fit through the door and into the lift", () => {
    const parcels = { sizes: [box, legs], count: 2 };
    expect(checkAccess(parcels, { doorWidth: "80" })).toEqual([
      { fits: true, text: "All 2 parcels go through the door, with 20 cm to spare at the tightest." },
    ]);
    expect(checkAccess(parcels, { doorWidth: "50", liftWidth: "100", liftDepth: "100" })).toEqual([
      { fits: false, text: "1 of its 2 parcels goes through the door; one (110 × 95 × 60 cm) doesn't." },
      { fits: true, text: "All 2 parcels fit into the lift, with 5 cm to spare at the tightest." },
    ]);
  });

  it("uses the singular for one parcel", () => {
    const parcels = { sizes: [sofa], count: 1 };
    expect(checkAccess(parcels, { doorWidth: "80" })[0]?.text).toBe(
      "Its parcel (220 × 95 × 88 cm) doesn't go through the door.",
    );
  });

  it("asks to contact the shop if parcel sizes are unknown, and answers nothing without input", () => {
    expect(checkAccess({ sizes: null, count: 3 }, { doorWidth: "80" })[0]?.text).toContain("3 parcels");
    expect(checkAccess({ sizes: [sofa], count: 1 }, {})).toEqual([]);
  });
});

it("lists the fields that contain no valid length", () => {
  expect(invalidFields({ spaceWidth: "NaN", doorWidth: "80", doorHeight: " ", liftDepth: "1e9" })).toEqual([
    "spaceWidth",
    "liftDepth",
  ]);
});
