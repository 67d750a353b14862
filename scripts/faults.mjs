import { prepareInstall } from "./lib/prepare.mjs";
import { run, tool } from "./lib/run.mjs";

// The tests of faults with what takes minutes, many rounds of it: vitest.config.ts.
await prepareInstall();
const env = { FAULT_ROUNDS: "50", ...process.env };
const which = ["--project", "faults", "--project", "api", "faults/", "attacks/enumeration", "fuzz"];
if (!run(...tool("vitest", "run", ...which, ...process.argv.slice(2)), { env })) process.exitCode = 1;
// Machines that fail, where Debian's programs for it are; without them, or without root, a sentence says what is missing.
const cluster = ["--import", "tsx", "faults/cluster/run.ts", "--if-possible"];
if (process.argv.length === 2 && !run(process.execPath, cluster, { env })) process.exitCode = 1;
