import { runChecks } from "./lib/checks.mjs";
import { prepareInstall } from "./lib/prepare.mjs";

await prepareInstall();
const { failures } = await runChecks();
process.exitCode = failures.length > 0 ? 1 : 0;
