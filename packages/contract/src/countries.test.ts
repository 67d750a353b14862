import { describe, expect, it } from "vitest";
import { COUNTRIES, findCountry, isSameCountry } from "./countries";
import { orderContactSchema } from "./forms/order-contact-form";
import { shippingRulesSchema, storedShippingRulesSchema } from "./models/shipping";
import { storedTaxRulesSchema, taxRulesSchema } from "./models/tax";

const nameOf = (text: string) => findCountry(text)?.name;

describe("findCountry", () => {
  it("finds each country of ISO 3166 by its name and its code", () => {
    expect(COUNTRIES).toHaveLength(249);
    for (const country of COUNTRIES) {
      expect(findCountry(country.name)).toBe(country);
      expect(findCountry(country.code)).toBe(country);
    }
  });

  it.each([
    ["United States of America", "United States"],
    ["U.S.A.", "United States"],
    [" uk ", "United Kingdom"],
    ["the netherlands", "Netherlands"],
    ["St. Lucia", "Saint Lucia"],
    ["Trinidad & Tobago", "Trinidad and Tobago"],
    ["Cote d’Ivoire", "Côte d'Ivoire"],
    ["Turkey", "Türkiye"],
    ["ÖSTERREICH", "Austria"],
  ])("finds %j as %j", (text, name) => expect(nameOf(text)).toBe(name));

  it.each(["", "Canda", "Atlantis", "日本"])("finds nothing for %j", (text) =>
    expect(findCountry(text)).toBeNull(),
  );
});

it("compares countries by what they mean, and other texts as they are", () => {
  expect(isSameCountry("USA", "united states")).toBe(true);
  expect(isSameCountry("Canada", "Canda")).toBe(false);
  expect(isSameCountry("Atlantis", " atlantis ")).toBe(true);
  expect(isSameCountry("Atlantis", "Utopia")).toBe(false);
});

const option = { name: "Post", kind: "parcel" as const, price: 9, freeFrom: null, fromDays: 1, toDays: 3 };
const shippingTo = (...countries: string[]) => ({
  twoMan: [],
  zones: [{ name: "Zone", countries, options: [option] }],
});
const taxIn = (country: string) => ({
  included: true,
  rates: [{ name: "VAT", country, category: null, percent: 10 }],
});

describe("countries of zones and tax rates", () => {
  it("are stored by their names, once each", () => {
    const { zones } = shippingRulesSchema.parse(shippingTo("USA", "US", "canada"));
    expect(zones[0]?.countries).toEqual(["United States", "Canada"]);
    expect(taxRulesSchema.parse(taxIn("uk")).rates[0]?.country).toBe("United Kingdom");
    expect(taxRulesSchema.parse(taxIn("")).rates[0]?.country).toBe("");
  });

  it("are refused if unknown, naming the text", () => {
    const message = "can't include \"Canda\", which isn't a country we know. Check the spelling";
    const refused = shippingRulesSchema.safeParse(shippingTo("Norway", "Canda")).error?.issues[0];
    expect(refused).toMatchObject({ path: ["zones", 0, "countries"], message });
    const rate = taxRulesSchema.safeParse(taxIn("Canda")).error?.issues[0];
    expect(rate).toMatchObject({ path: ["rates", 0, "country"], message });
  });

  it("are still read if an older version stored an unknown one", () => {
    const { zones } = storedShippingRulesSchema.parse(shippingTo("USA", "Canda"));
    expect(zones[0]?.countries).toEqual(["United States", "Canda"]);
    expect(storedTaxRulesSchema.parse(taxIn("Canda")).rates[0]?.country).toBe("Canda");
  });
});

it("an order's country becomes its name, and an unknown one is refused", () => {
  const contact = { firstName: "Ada", lastName: "Lund", address: "Elm Street 5", phoneNumber: "+4712345678" };
  expect(orderContactSchema.parse({ ...contact, country: "U.S.A." }).country).toBe("United States");
  const refused = orderContactSchema.safeParse({ ...contact, country: "Canda" }).error?.issues[0];
  expect(refused).toMatchObject({ path: ["country"], message: "Choose a country from the list" });
});
