import { existsSync } from "node:fs";
import { followNpm } from "./lib/follow-npm.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

await prepare();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
// A production build of React and friends is faster and says less.
process.env.NODE_ENV ??= "production";
followNpm();
await import("../apps/api/dist/server.js");
