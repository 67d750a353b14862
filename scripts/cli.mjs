import { existsSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

await prepare();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
const [name] = process.argv.splice(2, 1);
await import(`../apps/api/dist/${name}.js`);
