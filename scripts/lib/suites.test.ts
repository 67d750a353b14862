import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "./paths.mjs";
import { namedItems, specItems } from "./spec-coverage.mjs";
import { countPlaywright, countVitest, describeFailure } from "./suites.mjs";

describe("counting tests", () => {
  const testFile = (
    status: string,
    tests: { status: string; fullName: string; failureMessages: string[] }[],
  ) => ({
    name: inRoot("packages", "prices.test.ts"),
    status,
    message: "Cannot find module",
    assertionResults: tests,
  });
  const failedTest = {
    status: "failed",
    fullName: "a price is whole",
    failureMessages: ["expected 1 to be 2"],
  };

  it("counts a test file that could not be loaded as a failure", () => {
    const testResults = [testFile("failed", []), testFile("failed", [failedTest])];
    const file = join("packages", "prices.test.ts");
    expect(countVitest({ numPassedTests: 5, testResults }, false)).toEqual({
      passed: 5,
      failures: [
        { name: file, reason: "Cannot find module" },
        { name: `${file} › a price is whole`, reason: "expected 1 to be 2" },
      ],
    });
  });

  it("counts a journey that passed only at a second try as failed, wherever it stands", () => {
    const spec = (title: string, status: string) => ({
      file: "cart.spec.ts",
      line: 7,
      title,
      tests: [
        {
          projectName: "phone",
          status,
          results: [{ errors: [{ message: "\u001b[31mtoo late\u001b[39m" }] }],
        },
      ],
    });
    const suites = [
      { specs: [spec("one", "expected")], suites: [{ specs: [spec("two", "flaky")] }] },
      { specs: [spec("three", "unexpected")] },
    ];
    expect(
      countPlaywright({ stats: { expected: 1 }, suites, errors: [{ message: "no shop" }] }, false),
    ).toEqual({
      passed: 1,
      failures: [
        { name: "[phone] cart.spec.ts:7 › two", reason: "too late" },
        { name: "[phone] cart.spec.ts:7 › three", reason: "too late" },
        { name: "outside any test", reason: "no shop" },
      ],
    });
  });

  it("never says that nothing failed when the run did, or left no report", () => {
    expect(countVitest(null, false).failures).toHaveLength(1);
    const report = { stats: { expected: 3 }, suites: [], errors: [] };
    expect(countPlaywright(report, false)).toMatchObject({ passed: 3, failures: [{ name: "journeys" }] });
    expect(countPlaywright(report, true)).toEqual({ passed: 3, failures: [] });
  });

  it("tells a failure by its name and the beginning of its reason", () => {
    const text = describeFailure({ name: "a price", reason: "line\n".repeat(100) });
    expect(text.split("\n").slice(0, 2)).toEqual(["✗ a price", "    line"]);
    expect(text.split("\n").length).toBeLessThan(20);
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
