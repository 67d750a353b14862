import { existsSync } from "node:fs";
import { inRoot, root } from "./lib/paths.mjs";
import { prepareInstall } from "./lib/prepare.mjs";

await prepareInstall();
if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
process.chdir(root);
process.env.NODE_ENV = "development";
// Vite serves the sources to every client, so listen on this machine only unless HOST is set.
process.env.HOST ??= "localhost";
const { register } = await import("tsx/esm/api");
register();
await import("./dev-server.ts");
