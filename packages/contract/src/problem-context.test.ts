import { expect, it } from "vitest";
import { ApiError } from "./client";
import { problemContext } from "./problem-context";

const shortages = [{ productId: "0190a0b0c0d0e0f000000001", wanted: 3, left: 1 }];
const problem = {
  type: "about:blank",
  title: "Not enough in stock",
  status: 409,
  code: "out_of_stock" as const,
  context: { shortages },
  requestId: "r",
};

it("returns the context of a problem with the given code", () => {
  expect(problemContext(new ApiError(409, "Conflict", problem), "out_of_stock")).toEqual({ shortages });
});

it("returns null for another code, a problem without context, and other errors", () => {
  expect(problemContext(new ApiError(409, "Conflict", problem), "edit_conflict")).toBeNull();
  const withoutContext = { ...problem, context: undefined };
  expect(problemContext(new ApiError(409, "Conflict", withoutContext), "out_of_stock")).toBeNull();
  expect(problemContext(new ApiError(502, "Bad Gateway", null), "out_of_stock")).toBeNull();
  expect(problemContext(new Error("no network"), "out_of_stock")).toBeNull();
});
