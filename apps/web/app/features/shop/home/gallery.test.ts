import { describe, expect, it } from "vitest";
import { categoryGallery, heroGallery } from "./gallery";

describe("the gallery", () => {
  it("has seven rooms for the carousel and six for the tiles [H15]", () => {
    expect(heroGallery).toHaveLength(7);
    expect(categoryGallery).toHaveLength(6);
  });

  it.each([...heroGallery, ...categoryGallery])(
    "gives $id a picture in its sizes and words [H15]",
    (entry) => {
      expect(entry.src).toMatch(/^\/images\/rooms\/[\w-]+_1280\.webp$/);
      expect(entry.srcset).toContain(`${entry.src} 1280w`);
      expect(entry.srcset).toContain("_640.webp 640w");
      for (const words of [entry.alt, entry.title, entry.text]) expect(words).not.toBe("");
    },
  );

  it("names no entry twice", () => {
    const ids = [...heroGallery, ...categoryGallery].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
