import { fail } from "./run.mjs";

const minimum = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < minimum[0] || (major === minimum[0] && minor < minimum[1])) {
  fail(`Larkwood needs Node.js ${minimum.join(".")} or newer; this is ${process.versions.node}.`);
}
