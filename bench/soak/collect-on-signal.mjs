import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the shop under test: on SIGUSR2 it collects all garbage and writes the memory usage to a file.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const file = process.env.SOAK_MEMORY_FILE;

process.on("SIGUSR2", () => {
  collect();
  // Some memory, such as buffers, is only freed by a second collection.
  setTimeout(() => {
    collect();
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  }, 500);
});
