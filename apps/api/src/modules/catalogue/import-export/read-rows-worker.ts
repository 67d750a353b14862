import { parentPort, workerData } from "node:worker_threads";
import { createRowSource } from "./row-source";

/** Reads a file beside the event loop, and hands over some rows each time that it is asked. */
const next = createRowSource(new Uint8Array(workerData as ArrayBuffer));
parentPort?.on("message", ({ fromStart }: { fromStart: boolean }) => {
  parentPort?.postMessage(next(fromStart));
});
