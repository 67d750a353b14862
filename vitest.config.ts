import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// `npm test` sets TEST_TIER to "fast", `npm run test:long` to "long". Without it, all tests run.
// Files named `*.long.test.ts` and the fault tests belong to the long tier. Tests with `tries` or `sample` belong to both: the fast
// one has fewer of their cases.
const tier = process.env.TEST_TIER;

function testFiles(...patterns: string[]) {
  const long = patterns.map((pattern) => pattern.replace("*.test.", "*.long.test."));
  if (tier === "long") return { include: long };
  return { include: patterns, exclude: tier === "fast" ? long : [] };
}

const sampledTests = [
  "fuzz",
  "order-history",
  "sale-history",
  "same-as-sql",
  "facets-and-lists",
  "read-money",
  "place-order",
  "estimate-delivery",
  "late-bodies",
  "single-permission",
  "attacks/unknown-fields",
];
const sampledFiles = sampledTests.map((name) => `apps/api/src/**/${name}.test.ts`);
const inBothTiers = (files: string[]) => (tier === "long" ? files : []);
const faultTests = tier === "fast" ? [] : ["faults/**/*.test.ts"];
// Tests that take many minutes run only in `npm run faults`.
const manualFaultTests = process.env.FAULT_ROUNDS ? ["faults/**/*.manual.ts"] : [];

// Generous timeouts, so that a busy machine fails no test. No test asserts on elapsed time.
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// Test files share loaded modules, so each has to leave them without state.
const sharedModules = { isolate: false };

const webPaths = { alias: { "~": fileURLToPath(new URL("./apps/web/app", import.meta.url)) } };

const apiFiles = testFiles(
  "apps/api/src/**/*.test.ts",
  "scripts/**/*.test.ts",
  "packages/client/src/**/*.test.ts",
  "examples/**/*.test.ts",
);

const packageFiles = testFiles("packages/{contract,domain}/src/**/*.test.ts", "bench/**/*.test.ts");

export default defineConfig({
  test: {
    // Tests often wait for the database and for processes: use all cores.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "packages",
          ...packageFiles,
          include: [...packageFiles.include, ...inBothTiers(["packages/contract/src/hostile-text.test.ts"])],
          setupFiles: "scripts/lib/fixed-seed.ts",
          ...timeouts,
          ...sharedModules,
        },
      },
      {
        test: {
          name: "api",
          ...apiFiles,
          include: [...apiFiles.include, ...inBothTiers(sampledFiles)],
          setupFiles: "scripts/lib/fixed-seed.ts",
          globalSetup: "apps/api/src/testing/global-setup.ts",
          ...timeouts,
          ...sharedModules,
        },
      },
      { test: { name: "faults", include: [...faultTests, ...manualFaultTests], ...timeouts } },
      {
        resolve: webPaths,
        test: { name: "web", ...testFiles("apps/web/app/**/*.test.ts"), ...timeouts, ...sharedModules },
      },
      {
        resolve: webPaths,
        test: {
          name: "components",
          ...testFiles("apps/web/app/**/*.test.tsx"),
          environment: "happy-dom",
          setupFiles: "apps/web/app/testing/reset-visitor.ts",
          ...timeouts,
          ...sharedModules,
        },
      },
    ],
  },
});
