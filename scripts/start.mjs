import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { useBuild } from "./lib/build-users.mjs";
import { followNpm } from "./lib/follow-npm.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

const build = await prepare();
useBuild(build);
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
// React's production build is faster and logs less.
process.env.NODE_ENV ??= "production";
followNpm();
await import(pathToFileURL(join(build, "api", "server.js")).href);
