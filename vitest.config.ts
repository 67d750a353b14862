import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// What takes minutes is for `npm run faults`.
const longFaults = process.env.FAULT_ROUNDS ? ["faults/**/*.long.ts"] : [];

// What must come may take its time on a busy machine; a second, the default, says more about the machine.
const patience = { poll: { timeout: 10_000 } };

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
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/src/**/*.test.ts", "scripts/**/*.test.ts"],
          // The files keep nothing in modules, and need not load the whole API anew one after the other.
          isolate: false,
          globalSetup: "apps/api/src/testing/global-setup.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: patience,
        },
      },
      { test: { name: "faults", include: ["faults/**/*.test.ts", ...longFaults], expect: patience } },
      { resolve: webPaths, test: { name: "web", include: ["apps/web/app/**/*.test.ts"] } },
      {
        resolve: webPaths,
        test: {
          name: "components",
          include: ["apps/web/app/**/*.test.tsx"],
          environment: "happy-dom",
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
