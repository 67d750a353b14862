import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { useBuild } from "./lib/build-users.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

const build = await prepare();
useBuild(build);
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(join(build, "api", `${name}.js`)).href);
