import { runChecks } from "./lib/checks.mjs";
import { prepareInstall } from "./lib/prepare.mjs";

await prepareInstall();
const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
