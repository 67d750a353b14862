import { holdYoungGeneration } from "./core/v8-heap";

holdYoungGeneration();
// Imported afterwards, because loading modules is what makes the heap grow.
const { runServer } = await import("./run-server");
runServer();
