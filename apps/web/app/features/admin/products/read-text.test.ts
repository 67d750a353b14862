import { expect, it } from "vitest";
import { readText } from "./read-text";

it("decodes UTF-8 and Latin-1 files", async () => {
  expect(await readText(new Blob([Buffer.from("name\nStühle für 4 €", "utf8")]))).toBe(
    "name\nStühle für 4 €",
  );
  expect(await readText(new Blob([Buffer.from("name\nStühle", "latin1")]))).toBe("name\nStühle");
});
