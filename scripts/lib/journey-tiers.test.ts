import { expect, it } from "vitest";
import { desktopTests, phoneTests, readTier, type Tier } from "../../e2e/support/tiers";

/** Whether Playwright runs a test: it compares the expressions with path, title and tags. */
function runs({ grep, grepInvert }: ReturnType<typeof desktopTests>, test: string): boolean {
  return (!grep || grep.test(test)) && !grepInvert?.test(test);
}

const files = ["journeys/cart.spec.ts", "journeys/menu.phone.spec.ts", "trading/buying.spec.ts"];
const tags = ["", "@long", "@phone", "@phone @long", "@long @phone"];
const tests = files.flatMap((file) => tags.map((tag) => `${file} a title ${tag}`.trim()));

it.each([
  ["desktop", desktopTests],
  ["phone", phoneTests],
])("runs each %s test in exactly one tier", (_project, testsOf) => {
  for (const test of tests) {
    const tiers = (["fast", "long"] as const).filter((tier) => runs(testsOf(tier), test));
    expect([test, tiers.length]).toEqual([test, runs(testsOf(undefined), test) ? 1 : 0]);
  }
});

it("repeats desktop tests on a phone only in the long tier", () => {
  expect(tests.filter((test) => runs(phoneTests("fast"), test))).toEqual([
    "journeys/menu.phone.spec.ts a title",
    "journeys/menu.phone.spec.ts a title @phone",
  ]);
});

it("rejects an unknown tier", () => {
  const known: Tier[] = [readTier(undefined), readTier("fast"), readTier("long")];
  expect(known).toEqual([undefined, "fast", "long"]);
  expect(() => readTier("slow")).toThrow("TEST_TIER");
});
