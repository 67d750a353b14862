import { describe, expect, it } from "vitest";
import { srcSetOf } from "./picture";

describe("the srcset of a picture", () => {
  it("contains the _640 variant of a _1280 URL [P12]", () => {
    expect(srcSetOf("https://shop.example/images/uploads/chair_1280.webp")).toBe(
      "https://shop.example/images/uploads/chair_640.webp 640w, https://shop.example/images/uploads/chair_1280.webp 1280w",
    );
  });

  it("contains the widest variant only for a close-up", () => {
    const sofa = "/images/products/alder-three-seat-sofa_1280.webp";
    expect(srcSetOf(sofa)).not.toContain("_1920");
    expect(srcSetOf(sofa, true)).toContain("/images/products/alder-three-seat-sofa_1920.webp 1920w");
    expect(srcSetOf("/images/products/beam-desk-lamp_1280.webp", true)).not.toContain("_1920");
  });

  it("is undefined for a picture without variants", () => {
    expect(srcSetOf("https://elsewhere.example/chair.jpg")).toBeUndefined();
  });
});
