import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the shop that is soaked: on SIGUSR2 it collects all garbage and writes down what is left.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const file = process.env.SOAK_MEMORY_FILE;

process.on("SIGUSR2", () => {
  collect();
  // What the first collection lets go of, such as buffers, is given back by the next one.
  setTimeout(() => {
    collect();
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  }, 500);
});
