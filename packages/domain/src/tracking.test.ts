import { expect, it } from "vitest";
import { guessCarrier } from "./tracking";

it.each([
  ["1Z 999 AA1 01 2345 6784", "ups"],
  ["9400 1000 0000 0000 0000 00", "usps"],
  ["LZ123456789US", "usps"],
  ["RM 123 456 785 GB", "royal_mail"],
  ["0034 0434 1604 0000 0001", "dhl"],
  ["JD014600001234567890", "dhl"],
  ["1234567890", "dhl"],
  ["01234567890123", "dpd"],
  ["7712 3456 7890", "fedex"],
  ["V-17", null],
  ["", null],
])("guesses the carrier of %s", (number, carrier) => {
  expect(guessCarrier(number)).toBe(carrier);
});
