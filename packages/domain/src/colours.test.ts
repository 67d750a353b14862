import { expect, it } from "vitest";
import { colourFamily } from "./colours";

it.each([
  ["#61634b", "green"],
  ["#228b22", "green"],
  ["#9caf88", "green"],
  ["#1f3a2b", "green"],
  ["#0f52ba", "blue"],
  ["#889299", "blue"],
  ["#c0392b", "red"],
  ["#a46649", "red"],
  ["#e1b12c", "yellow"],
  ["#ffffff", "white"],
  ["#000000", "black"],
  ["#5a5958", "grey"],
  ["#b5b2ac", "grey"],
])("classifies %s as %s", (hex, family) => {
  expect(colourFamily(hex)).toBe(family);
});

it("returns null for woods, beiges and invalid colours", () => {
  for (const hex of ["#cbc1b1", "#7e6551", "#b69d7b"]) expect(colourFamily(hex), hex).toBeNull();
  for (const invalid of ["", "green", "#12", "#gggggg", "javascript:"])
    expect(colourFamily(invalid)).toBeNull();
});
