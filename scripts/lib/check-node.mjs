import { fail } from "./run.mjs";

const least = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < least[0] || (major === least[0] && minor < least[1])) {
  fail(`Larkwood needs Node.js ${least.join(".")} or newer; this is ${process.versions.node}.`);
}
