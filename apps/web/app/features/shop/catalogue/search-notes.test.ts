import { expect, it } from "vitest";
import { formatPrice } from "~/lib/format/money";
import { searchNotes } from "./search-notes";

const page = { items: [], total: 0, nextCursor: null, isPartial: false };

it.each([
  [{}, []],
  [{ price: "..1500" }, [`Prices up to ${formatPrice(1500)}.`]],
  [{ price: "50.." }, [`Prices from ${formatPrice(50)}.`]],
  [{ price: "50..99.5" }, [`Prices from ${formatPrice(50)} to ${formatPrice(99.5)}.`]],
  [{ size: "width:..150" }, ["Up to 150 cm wide."]],
  [{ size: "height:60.." }, ["At least 60 cm high."]],
  [{ size: "depth:60..80.5" }, ["60 to 80.5 cm deep."]],
  [
    { isPartial: true, droppedWords: ["velvet"], price: "..900" },
    ["No exact matches. Here are the closest results without “velvet”.", `Prices up to ${formatPrice(900)}.`],
  ],
])("explains how %j was understood", (search, notes) => {
  expect(searchNotes({ ...page, ...search })).toEqual(notes);
});
