import { describe, expect, it } from "vitest";
import { namedItems, specItems } from "./spec-coverage.mjs";
import { countPlaywright, countVitest } from "./suites.mjs";

describe("counting tests", () => {
  it("counts a test file that could not be loaded as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ];
    expect(countVitest({ numPassedTests: 5, numFailedTests: 1, testResults }, false)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it("counts a journey that passed only at a second try as failed", () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [] }, false)).toEqual({ passed: 7, failed: 2 });
  });

  it("never says that nothing failed when the run did, or left no report", () => {
    expect(countVitest(null, false)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright({ stats: { expected: 3 }, errors: [] }, false)).toEqual({ passed: 3, failed: 1 });
  });
});

describe("the items of the specification", () => {
  it("are read from its lists, also several to a line", () => {
    expect(specItems("# A\n- A01 One thing, unlike B99\n- B01 POST /signin  B02 POST /signup\n")).toEqual([
      "A01",
      "B01",
      "B02",
    ]);
  });

  it("are named by tests in brackets", () => {
    // Put together here, so that this file names none itself.
    const open = "[";
    expect(namedItems(`it("adds ${open}C01 C02]"); it("shows a list[0] ${open}P01, P02]")`)).toEqual([
      "C01",
      "C02",
      "P01",
      "P02",
    ]);
  });
});
