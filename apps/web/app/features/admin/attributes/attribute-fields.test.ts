import type { Attribute } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { toFields, toForm, withMoved } from "./attribute-fields";

const attribute = (key: string, position: number): Attribute => ({
  key,
  name: key,
  type: "choice",
  unit: "",
  choices: [{ key: "oak", name: "Oak", swatch: null }],
  facet: true,
  position,
});

describe("attribute form", () => {
  it("keeps the keys of existing choices and derives new keys from names", () => {
    const fields = toFields(attribute("wood", 0));
    fields.choices[0] = { id: "oak", key: "oak", name: "Solid oak", swatch: "", text: "", imageUrl: "" };
    fields.choices.push({
      ...{ id: "new", key: null, name: "Black ash", swatch: "#112233" },
      ...{ text: "Stained.", imageUrl: "/images/ash.webp" },
    });
    expect(toForm(fields).choices).toEqual([
      { key: "oak", name: "Solid oak", swatch: null },
      {
        ...{ key: "black-ash", name: "Black ash", swatch: "#112233" },
        ...{ text: "Stained.", imageUrl: "/images/ash.webp" },
      },
    ]);
  });

  it("omits choices and unit for types that don't have them", () => {
    expect(toForm({ ...toFields(attribute("wood", 0)), type: "flag", unit: "cm" })).toEqual({
      name: "wood",
      type: "flag",
      facet: true,
    });
  });

  it("moves an attribute by one step and returns only attributes with a new position", () => {
    const all = [attribute("a", 0), attribute("b", 1), attribute("c", 1_000)];
    expect(withMoved(all, "b", -1).map(({ key, position }) => [key, position])).toEqual([
      ["b", 0],
      ["a", 1],
      ["c", 2],
    ]);
    expect(withMoved(all, "a", -1)).toEqual([]);
  });
});
