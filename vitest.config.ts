import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// What takes minutes is for `npm run faults`.
const longFaults = process.env.FAULT_ROUNDS ? ["faults/**/*.long.ts"] : [];

// What must come may take its time: short limits say more about the machine, and what else it does, than about the
// shop. A test that is about a time measures it.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

// The files keep nothing in modules, and need not load everything anew one after the other.
const together = { isolate: false };

const webPaths = { alias: { "~": fileURLToPath(new URL("./apps/web/app", import.meta.url)) } };

export default defineConfig({
  test: {
    // The tests wait for the database and for processes as often as they compute: leave no core idle for the runner.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "bench/**/*.test.ts"],
          setupFiles: "scripts/lib/same-chance.ts",
          ...patience,
          ...together,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/src/**/*.test.ts", "scripts/**/*.test.ts"],
          setupFiles: "scripts/lib/same-chance.ts",
          globalSetup: "apps/api/src/testing/global-setup.ts",
          ...patience,
          ...together,
        },
      },
      { test: { name: "faults", include: ["faults/**/*.test.ts", ...longFaults], ...patience } },
      {
        resolve: webPaths,
        test: { name: "web", include: ["apps/web/app/**/*.test.ts"], ...patience, ...together },
      },
      {
        resolve: webPaths,
        test: {
          name: "components",
          include: ["apps/web/app/**/*.test.tsx"],
          environment: "happy-dom",
          ...patience,
          ...together,
        },
      },
    ],
  },
});
