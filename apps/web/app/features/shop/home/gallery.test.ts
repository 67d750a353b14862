import { DEFAULT_HOME } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { categoriesOf, slidesOf } from "./gallery";

const heroGallery = slidesOf(DEFAULT_HOME);
const categoryGallery = categoriesOf(DEFAULT_HOME);

describe("gallery", () => {
  it("has seven carousel slides and six category tiles [H15]", () => {
    expect(heroGallery).toHaveLength(7);
    expect(categoryGallery).toHaveLength(6);
  });

  it.each([...heroGallery, ...categoryGallery])(
    "gives $id a picture in two sizes and texts [H15]",
    (entry) => {
      expect(entry.src).toMatch(/^\/images\/rooms\/[\w-]+_1280\.webp$/);
      expect(entry.srcset).toContain(`${entry.src} 1280w`);
      expect(entry.srcset).toContain("_640.webp 640w");
      for (const text of [entry.alt, entry.title, entry.text]) expect(text).not.toBe("");
    },
  );

  it("has unique ids", () => {
    const ids = [...heroGallery, ...categoryGallery].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
