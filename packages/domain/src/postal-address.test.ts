import { expect, it } from "vitest";
import { addressLines, streetLines } from "./postal-address";

const home = {
  address: "Storgata 1",
  addressLine2: "Floor 3",
  postCode: "0155",
  city: "Oslo",
  country: "Norway",
};

it("writes postcode and city in the order of the country", () => {
  expect(addressLines(home)).toEqual(["Storgata 1", "Floor 3", "0155 Oslo", "Norway"]);
  const london = {
    ...home,
    addressLine2: "",
    postCode: "SW1A 1AA",
    city: "London",
    country: "United Kingdom",
  };
  expect(addressLines(london)).toEqual(["Storgata 1", "London SW1A 1AA", "United Kingdom"]);
});

it("leaves out what an address does not have", () => {
  expect(addressLines({ address: "Elm Street 5", country: "Norway" })).toEqual(["Elm Street 5", "Norway"]);
  expect(streetLines({ address: "Elm Street 5", city: "Bergen", country: "" })).toEqual([
    "Elm Street 5",
    "Bergen",
  ]);
  expect(addressLines({ address: "", country: "" })).toEqual([]);
});
