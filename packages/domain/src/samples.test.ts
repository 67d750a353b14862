import { expect, it } from "vitest";
import { findSample } from "./samples";

const moss = { key: "wool-moss", name: "Moss green wool", swatch: "#61634b" };
const wide = { key: "200-cm", name: "200 cm", swatch: null };

it("finds the fabric or wood of a variant, whichever option it is", () => {
  const fabric = { name: "Fabric", values: [moss] };
  const length = { name: "Length", values: [wide] };
  expect(findSample([fabric], ["wool-moss"])).toBe(moss);
  expect(findSample([length, fabric], ["200-cm", "wool-moss"])).toBe(moss);
  expect(findSample([{ ...fabric, name: "Seat covers" }], ["wool-moss"])).toBe(moss);
});

it("finds none for sizes, colours, or a value that no longer exists", () => {
  expect(findSample([{ name: "Length", values: [wide] }], ["200-cm"])).toBeNull();
  expect(findSample([{ name: "Colour", values: [moss] }], ["wool-moss"])).toBeNull();
  expect(findSample([{ name: "Fabric", values: [moss] }], ["wool-rust"])).toBeNull();
  expect(findSample([], [])).toBeNull();
});
