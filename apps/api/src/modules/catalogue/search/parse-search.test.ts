import { describe, expect, it } from "vitest";
import { parseSearch } from "./parse-search";

const priceOf = (search: string) => parseSearch(search).price;
const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });

describe("the price of a search", () => {
  it.each([
    ["under $100", "", upTo(100)],
    ["sofa under 1500", "sofa", upTo(1500)],
    ["sofas below $1,200", "sofas", upTo(1200)],
    ["desk less than 800 dollars", "desk", upTo(800)],
    ["Lamps for up to €49.90", "Lamps", upTo(49.9)],
    ["rug cheaper than 2k", "rug", upTo(2000)],
    ["rug < 300", "rug", upTo(300)],
    ["anything under 50", "", upTo(50)],
    ["table over $2000", "table", from(2000)],
    ["oak table from $500", "oak table", from(500)],
    ["at least 40 dollars vase", "vase", from(40)],
    ["lamp $100", "lamp", upTo(100)],
    ["chair between 200 and 250", "chair", { min: 200, max: 250 }],
    ["$50 to $100 vase", "vase", { min: 50, max: 100 }],
    ["vase $100-50", "vase", { min: 50, max: 100 }],
    ["vases from 50 to 100", "vases", { min: 50, max: 100 }],
    ["sofa under 99999999999", "sofa", upTo(1_000_000)],
  ])("of '%s' leaves '%s'", (search, text, price) => {
    expect(parseSearch(search)).toEqual({ text, things: [text], price, size: null, seats: null });
  });

  it.each([
    "table for 6",
    "table over 6 feet",
    "chest from 6 to 8 drawers",
    "60-80 cm shelf",
    "160x200 bed",
    "lamp over table",
    "3-seat sofa",
    "under",
    "",
  ])("is not in '%s'", (search) => {
    expect(parseSearch(search)).toMatchObject({ text: search, price: null });
  });

  it("is the first if there are several", () => {
    expect(priceOf("sofa under 100 under 200")).toEqual(upTo(100));
  });
});

describe("the size of a search", () => {
  it.each([
    ["desk under 140 cm", "desk", "width", upTo(140)],
    ["shelf under 90cm", "shelf", "width", upTo(90)],
    ["sofa up to 2 m", "sofa", "width", upTo(200)],
    ["shelf less than 300 mm deep", "shelf", "depth", upTo(30)],
    ["lamp over 1.4m tall", "lamp", "height", from(140)],
    ["table at least 80 wide", "table", "width", from(80)],
    ["shelf from 60 to 80 cm", "shelf", "width", { min: 60, max: 80 }],
    ["bench between 150 and 120 cm long", "bench", "width", { min: 120, max: 150 }],
    ["under 40 cm high", "", "height", upTo(40)],
    ["sofa under 99999999999 cm", "sofa", "width", upTo(100_000)],
  ])("of '%s' leaves '%s'", (search, text, key, range) => {
    expect(parseSearch(search)).toMatchObject({ text, things: [text], price: null, size: { key, ...range } });
  });

  it("can be combined with a price", () => {
    expect(parseSearch("desk under 150 cm for less than $800")).toMatchObject({
      text: "desk",
      price: upTo(800),
      size: { key: "width", ...upTo(150) },
    });
  });
});

describe("the things of a search", () => {
  it.each([
    ["sofa and lamp", ["sofa", "lamp"]],
    ["oak sofa, lamp & rug", ["oak sofa", "lamp", "rug"]],
    ["desk or three-seat sofa", ["desk", "three-seat sofa"]],
    ["sofa and lamp under 500", ["sofa", "lamp"]],
    ["sofa", ["sofa"]],
    ["and", ["and"]],
    ["sofa and", ["sofa and"]],
    ["a, b, c, d, e", ["a, b, c, d, e"]],
    ["candles between 10 and 20", ["candles"]],
  ])("of '%s' are %j", (search, things) => {
    expect(parseSearch(search).things).toEqual(things);
  });
});

describe("the people of a search", () => {
  it.each([
    ["table for 6", { text: "table", people: 6 }],
    ["oak table for six people", { text: "oak table", people: 6 }],
    ["table for 4 under 500", { text: "table", people: 4 }],
    ["for 6", null],
    ["table for kitchen", null],
    ["table 6", null],
    ["sofa for 1500", null],
  ])("of '%s' are %j", (search, seats) => {
    expect(parseSearch(search).seats).toEqual(seats);
  });
});
