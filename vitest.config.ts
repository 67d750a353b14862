import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Tests that take minutes run only in `npm run faults`.
const longFaults = process.env.FAULT_ROUNDS ? ["faults/**/*.long.ts"] : [];

// Generous timeouts, so that a busy machine fails no test. No test asserts on elapsed time.
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// Test files leave no state in modules, so they can share loaded modules.
const sharedModules = { isolate: false };

const webPaths = { alias: { "~": fileURLToPath(new URL("./apps/web/app", import.meta.url)) } };

export default defineConfig({
  test: {
    // Tests often wait for the database and for processes: use all cores.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "bench/**/*.test.ts"],
          setupFiles: "scripts/lib/fixed-seed.ts",
          ...timeouts,
          ...sharedModules,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/src/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: "scripts/lib/fixed-seed.ts",
          globalSetup: "apps/api/src/testing/global-setup.ts",
          ...timeouts,
          ...sharedModules,
        },
      },
      { test: { name: "faults", include: ["faults/**/*.test.ts", ...longFaults], ...timeouts } },
      {
        resolve: webPaths,
        test: { name: "web", include: ["apps/web/app/**/*.test.ts"], ...timeouts, ...sharedModules },
      },
      {
        resolve: webPaths,
        test: {
          name: "components",
          include: ["apps/web/app/**/*.test.tsx"],
          environment: "happy-dom",
          ...timeouts,
          ...sharedModules,
        },
      },
    ],
  },
});
