import type { ProductAttribute } from "@larkwood/contract";
import { expect, it } from "vitest";
import { assemblySteps, careNotes, sheetsOf } from "./product-sheets";

const cm = (key: string, value: number): ProductAttribute => ({
  key,
  name: key,
  type: "number",
  unit: "cm",
  value,
  text: `${value} cm`,
});
const text = (key: string, value: string): ProductAttribute => ({
  key,
  name: key,
  type: "text",
  unit: "",
  value,
  text: value,
});
const size = [cm("width", 220), cm("depth", 95), cm("height", 88)];
const material: ProductAttribute = {
  key: "material",
  name: "Material",
  type: "choices",
  unit: "",
  value: ["oak", "moon-dust"],
  text: "Oak, Moon dust",
};

it("has the sheets that the data suffices for", () => {
  expect(sheetsOf({})).toEqual([]);
  expect(sheetsOf({ attributes: size })).toEqual(["dimensions"]);
  expect(sheetsOf({ attributes: size.slice(1) })).toEqual([]);
  expect(sheetsOf({ attributes: [text("care", "Dust it.")] })).toEqual(["care"]);
  const all = [...size, material, text("assembly", "partly")];
  expect(sheetsOf({ attributes: all })).toEqual(["dimensions", "care", "assembly"]);
});

it("says how to care for the product and for the materials that it knows", () => {
  const notes = careNotes({ attributes: [material, text("care", "Oil it in spring.")] });
  expect(notes.map(({ title }) => title)).toEqual(["This product", "Oak"]);
  expect(notes[0]?.text).toBe("Oil it in spring.");
});

it("asks for two people only if the piece is long or heavy, and for a wall only if it is tall", () => {
  const steps = (changes: ProductAttribute[]) =>
    assemblySteps({ attributes: [text("assembly", "full"), ...changes] }).join(" ");
  expect(steps(size)).toContain("two people");
  expect(steps([cm("width", 40), cm("depth", 40), cm("height", 45)])).not.toContain("two people");
  expect(steps(size)).not.toContain("wall");
  expect(steps([cm("width", 80), cm("depth", 40), cm("height", 190)])).toContain("wall");
  expect(assemblySteps({ attributes: size })).toEqual([]);
});
