import { holdYoungGeneration } from "./core/v8-heap";

holdYoungGeneration();
// Loaded after that, and not before: loading is what the room would be taken for.
const { runServer } = await import("./run-server");
runServer();
