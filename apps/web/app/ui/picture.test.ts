import { describe, expect, it } from "vitest";
import { srcSetOf } from "./picture";

describe("the address list of a picture", () => {
  it("offers the _640 variant of a _1280 address [P12]", () => {
    expect(srcSetOf("https://shop.example/images/uploads/chair_1280.webp")).toBe(
      "https://shop.example/images/uploads/chair_640.webp 640w, https://shop.example/images/uploads/chair_1280.webp 1280w",
    );
  });

  it("offers the widest one only to somebody who looks closer", () => {
    const sofa = "/images/products/alder-three-seat-sofa_1280.webp";
    expect(srcSetOf(sofa)).not.toContain("_1920");
    expect(srcSetOf(sofa, true)).toContain("/images/products/alder-three-seat-sofa_1920.webp 1920w");
    expect(srcSetOf("/images/products/beam-desk-lamp_1280.webp", true)).not.toContain("_1920");
  });

  it("offers nothing else for a picture without variants", () => {
    expect(srcSetOf("https://elsewhere.example/chair.jpg")).toBeUndefined();
  });
});
