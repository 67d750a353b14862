import { expect, it } from "vitest";
import { imageVariant } from "./image-variant";

it("replaces the _1280 suffix of an image by _640 and keeps other URLs unchanged [P12]", () => {
  expect(imageVariant("https://shop.example/images/sofa_1280.webp", 640)).toBe(
    "https://shop.example/images/sofa_640.webp",
  );
  expect(imageVariant("/images/a_1280.jpg?v=2", 640)).toBe("/images/a_640.jpg?v=2");
  expect(imageVariant("https://elsewhere.example/chair.png", 640)).toBe(
    "https://elsewhere.example/chair.png",
  );
});
