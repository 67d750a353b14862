import { describe, expect, it } from "vitest";
import { srcSetOf } from "./picture";

describe("the address list of a picture", () => {
  it("offers the _640 variant of a _1280 address [P12]", () => {
    expect(srcSetOf("https://shop.example/images/uploads/chair_1280.webp")).toBe(
      "https://shop.example/images/uploads/chair_640.webp 640w, https://shop.example/images/uploads/chair_1280.webp 1280w",
    );
  });

  it("offers nothing else for a picture without variants", () => {
    expect(srcSetOf("https://elsewhere.example/chair.jpg")).toBeUndefined();
  });
});
