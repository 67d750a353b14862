import { expect, it } from "vitest";
import { readText } from "./read-text";

it("reads what a spreadsheet saved in Latin-1 as it was typed", async () => {
  expect(await readText(new Blob([Buffer.from("name\nStühle für 4 €", "utf8")]))).toBe(
    "name\nStühle für 4 €",
  );
  expect(await readText(new Blob([Buffer.from("name\nStühle", "latin1")]))).toBe("name\nStühle");
});
