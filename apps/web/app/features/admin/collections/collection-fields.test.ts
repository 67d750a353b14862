import type { AdminCollection } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { toFields, toForm } from "./collection-fields";

const byRule: AdminCollection = {
  id: "0190a0b0c0d0e0f000000001",
  slug: "oak",
  name: "Oak & ash",
  description: "All of oak.",
  rule: { category: "dining", maxPrice: 99.5, onSale: true, attributes: "material:oak" },
  position: 3,
  version: 2,
  products: 7,
};

describe("collection form", () => {
  it("sends the same values that it was filled with", () => {
    const { name, slug, description, rule } = byRule;
    expect(toForm(toFields(byRule))).toEqual({ name, slug, description, rule });
    expect(toForm(toFields({ ...byRule, rule: null })).rule).toBeNull();
  });

  it("derives the slug from the name until a slug is typed", () => {
    const fields = { ...toFields(null), name: "Für kleine Räume!" };
    expect(toForm(fields).slug).toBe("fur-kleine-raume");
    expect(toForm({ ...fields, slug: "small" }).slug).toBe("small");
  });
});
