import { expect, it } from "vitest";
import { readAmount } from "./refund-amount";

it.each([
  ["25", 25],
  ["25,50", 25.5],
  [" 20 % ", 39.8],
  ["33.33%", 66.33],
  ["100%", 199],
  ["0", null],
  ["0%", null],
  ["-5", null],
  ["1.234", null],
  ["ten", null],
  ["", null],
])("reads %j of a payment of 199", (text, amount) => {
  expect(readAmount(text, 199)).toBe(amount);
});
