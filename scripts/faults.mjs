import { prepareInstall } from "./lib/prepare.mjs";
import { run, tool } from "./lib/run.mjs";

// Fault tests including the long ones, with many rounds; see vitest.config.ts.
await prepareInstall();
const env = { FAULT_ROUNDS: "50", ...process.env };
const filters = ["--project", "faults", "--project", "api", "faults/", "fuzz"];
if (!run(...tool("vitest", "run", ...filters, ...process.argv.slice(2)), { env })) process.exitCode = 1;
// The cluster test needs root and Debian packages; without them it prints what is missing.
const cluster = ["--import", "tsx", "faults/cluster/run.ts", "--if-possible"];
if (process.argv.length === 2 && !run(process.execPath, cluster, { env })) process.exitCode = 1;
