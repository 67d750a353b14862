import type { Attribute } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { moved, toFields, toForm } from "./attribute-fields";

const attribute = (key: string, position: number): Attribute => ({
  key,
  name: key,
  type: "choice",
  unit: "",
  choices: [{ key: "oak", name: "Oak", swatch: null }],
  facet: true,
  position,
});

describe("the form of an attribute", () => {
  it("keeps the keys that products name, and makes new ones from names", () => {
    const fields = toFields(attribute("wood", 0));
    fields.choices[0] = { id: "oak", key: "oak", name: "Solid oak", swatch: "" };
    fields.choices.push({ id: "new", key: null, name: "Black ash", swatch: "#112233" });
    expect(toForm(fields).choices).toEqual([
      { key: "oak", name: "Solid oak", swatch: null },
      { key: "black-ash", name: "Black ash", swatch: "#112233" },
    ]);
  });

  it("sends no choices of what is no choice, and no unit of what is no number", () => {
    expect(toForm({ ...toFields(attribute("wood", 0)), type: "flag", unit: "cm" })).toEqual({
      name: "wood",
      type: "flag",
      facet: true,
    });
  });

  it("moves by a step, and only what has another place then is written", () => {
    const all = [attribute("a", 0), attribute("b", 1), attribute("c", 1_000)];
    expect(moved(all, "b", -1).map(({ key, position }) => [key, position])).toEqual([
      ["b", 0],
      ["a", 1],
      ["c", 2],
    ]);
    expect(moved(all, "a", -1)).toEqual([]);
  });
});
