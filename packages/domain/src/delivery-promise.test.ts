import type { ShippingRules } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { deliveryDaysText, deliveryPromise, deliveryPromiseText } from "./delivery-promise";

type Method = ShippingRules["zones"][number]["options"][number];

const method = (changes: Partial<Method> = {}): Method => ({
  name: "Post",
  kind: "parcel",
  price: 9,
  freeFrom: null,
  fromDays: 2,
  toDays: 5,
  ...changes,
});
const promiseOf = (...zones: Method[][]) =>
  deliveryPromise({ zones: zones.map((options) => ({ name: "Zone", countries: [], options })) });

describe("the delivery promise of a shop", () => {
  it("is free delivery within six days without zones", () => {
    expect(deliveryPromiseText(promiseOf())).toBe("Free delivery within 6 days.");
  });

  it("covers the days of all zones and methods", () => {
    const promise = promiseOf([method(), method({ fromDays: 1, toDays: 1 })], [method({ toDays: 12 })]);
    expect(promise).toEqual({ fromDays: 1, toDays: 12, isFree: false, kind: "parcel" });
    expect(deliveryPromiseText(promise)).toBe("Delivery in 1–12 days, to your door.");
  });

  it("names the kind of delivery only if there is one, and is free only if all of it is", () => {
    const free = method({ price: 0 });
    expect(promiseOf([free, method({ price: 0, kind: "two_man" })])).toMatchObject({
      isFree: true,
      kind: null,
    });
    expect(deliveryPromiseText(promiseOf([method({ price: 0, kind: "two_man" })]))).toBe(
      "Free delivery in 2–5 days, to the room you choose.",
    );
    expect(promiseOf([free], [method()]).isFree).toBe(false);
    expect(promiseOf([method({ price: 0, weights: [{ upToKg: 5, price: 3 }] })]).isFree).toBe(false);
    expect(promiseOf([method({ freeFrom: 100 })]).isFree).toBe(false);
  });
});

it.each([
  [0, 6, "within 6 days"],
  [0, 1, "within 1 day"],
  [3, 3, "in 3 days"],
  [1, 1, "in 1 day"],
  [2, 5, "in 2–5 days"],
  [0, 0, "on the same day"],
])("%i to %i days is %j", (fromDays, toDays, text) =>
  expect(deliveryDaysText({ fromDays, toDays })).toBe(text),
);
