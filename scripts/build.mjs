import { prepare } from "./lib/prepare.mjs";

await prepare();
console.log("The build is up to date.");
