import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "./paths.mjs";
import { namedItems, specItems, withoutLongTests } from "./spec-coverage.mjs";
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

  it("counts a flaky test as failed at any nesting level", () => {
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
        { name: "outside of any test", reason: "no shop" },
      ],
    });
  });

  it("reports a failure if the run failed or left no report", () => {
    expect(countVitest(null, false).failures).toHaveLength(1);
    const report = { stats: { expected: 3 }, suites: [], errors: [] };
    expect(countPlaywright(report, false)).toMatchObject({
      passed: 3,
      failures: [{ name: "browser tests" }],
    });
    expect(countPlaywright(report, true)).toEqual({ passed: 3, failures: [] });
  });

  it("describes a failure by its name and the start of its reason", () => {
    const text = describeFailure({ name: "a price", reason: "line\n".repeat(100) });
    expect(text.split("\n").slice(0, 2)).toEqual(["✗ a price", "    line"]);
    expect(text.split("\n").length).toBeLessThan(20);
  });
});

describe("items of the specification", () => {
  it("are read from its lists, also several per line", () => {
    expect(specItems("# A\n- A01 One thing, unlike B99\n- B01 POST /signin  B02 POST /signup\n")).toEqual([
      "A01",
      "B01",
      "B02",
    ]);
  });

  it("are named by tests in brackets", () => {
    // Concatenated, so that the coverage check does not count these ids.
    const open = "[";
    expect(namedItems(`it("adds ${open}C01 C02]"); it("shows a list[0] ${open}P01, P02]")`)).toEqual([
      "C01",
      "C02",
      "P01",
      "P02",
    ]);
  });

  it("are not named by tests of the long tier", () => {
    const open = "[";
    const file = `
      test("opens ${open}A01]", async () => {});
      test("prints ${open}A02]", { tag: "@long" }, async () => {});
      test("scrolls ${open}A03]", { tag: ["@phone", "@long"] }, async () => {});
      test("swipes ${open}A04]", { tag: "@phone" }, async () => {});
      test.describe("at night", { tag: "@long" }, () => {
        test(\`closes ${open}A05]\`, async () => {});
      });`;
    expect(namedItems(withoutLongTests(file))).toEqual(["A01", "A04"]);
  });
});
