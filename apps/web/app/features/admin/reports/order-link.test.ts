import { describe, expect, it } from "vitest";
import { orderLink } from "./order-link";
import { readChoice } from "./report-query";

const october = { from: "2026-10-01", to: "2026-10-31" };
const row = { key: "Norway", label: "Norway", before: null };
const queryOf = (link: string | null) => Object.fromEntries(new URLSearchParams(link?.split("?")[1]));

describe("the link of a figure", () => {
  it("has the days of its row and the orders that count", () => {
    const week = { ...row, key: "2026-10-05", to: "2026-10-11" };
    expect(queryOf(orderLink({ report: "sales", by: "week" }, october, "gross", week))).toEqual({
      from: "2026-10-05",
      to: "2026-10-11",
      sold: "true",
    });
  });

  it("has the value of its row and the day that its money moved", () => {
    const choice = { report: "sales", by: "country" } as const;
    expect(queryOf(orderLink(choice, october, "refunds", row))).toEqual({
      ...october,
      country: "Norway",
      on: "refunded",
    });
    expect(queryOf(orderLink(choice, october, "received"))).toEqual({ ...october, on: "received" });
    expect(queryOf(orderLink(choice, october, "outstanding", row))).toMatchObject({ view: "unpaid" });
  });

  it("leads from tax to the invoiced orders of a country", () => {
    const rate = { ...row, key: "Norway|25|VAT", country: "Norway", percent: 25 };
    expect(queryOf(orderLink({ report: "tax", by: "rate" }, october, "taxDue", rate))).toEqual({
      ...october,
      country: "Norway",
      on: "invoiced",
    });
  });

  it("leads from carts to the orders that they became, and not from carts themselves", () => {
    const choice = { report: "carts", by: "day" } as const;
    expect(queryOf(orderLink(choice, october, "recoveredGross"))).toEqual({
      ...october,
      sold: "true",
      cart: "recovered",
    });
    expect(queryOf(orderLink(choice, october, "ordered"))).toMatchObject({ cart: "ordered" });
    for (const field of ["started", "conversion", "reminded"])
      expect(orderLink(choice, october, field)).toBeNull();
  });

  it("leads from customers to the orders of new ones, of returning ones, or without an account", () => {
    const buyerOf = (field: string) =>
      queryOf(orderLink({ report: "customers", by: "day" }, october, field)).buyer;
    expect(["newCustomers", "newGross"].map(buyerOf)).toEqual(["new", "new"]);
    expect(["returningCustomers", "returningOrders", "returningGross"].map(buyerOf)).toEqual(
      Array(3).fill("returning"),
    );
    expect(["otherOrders", "otherGross"].map(buyerOf)).toEqual(["guest", "guest"]);
  });

  it("is missing for rows that the list of orders cannot find", () => {
    const choice = { report: "sales", by: "promotion" } as const;
    expect(orderLink(choice, october, "gross", { ...row, key: "" })).toBeNull();
    expect(orderLink(choice, october, "gross", { ...row, key: null })).toBeNull();
    expect(orderLink({ report: "stock", by: "category" }, {}, "value", row)).toBeNull();
  });
});

describe("the choice in the address", () => {
  const choiceOf = (query: string) => {
    const params = new URLSearchParams(query);
    return readChoice((name) => params.get(name) ?? "");
  };

  it("begins with the sales of 30 days against those before", () => {
    expect(choiceOf("")).toEqual({
      report: "sales",
      by: "day",
      period: "30days",
      from: "",
      to: "",
      compare: "previous",
    });
  });

  it("ignores what a report does not know", () => {
    expect(choiceOf("report=tax&by=country&from=2026-10-01&period=week&compare=none")).toMatchObject({
      report: "tax",
      by: "rate",
      period: "30days",
      from: "",
      compare: undefined,
    });
  });
});
