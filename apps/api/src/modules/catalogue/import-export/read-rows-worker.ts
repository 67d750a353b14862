import { parentPort, workerData } from "node:worker_threads";
import { createRowSource } from "./row-source";

/** Parses a file in a thread and posts a batch of rows for each message. */
const next = createRowSource(new Uint8Array(workerData as ArrayBuffer));
parentPort?.on("message", async ({ fromStart }: { fromStart: boolean }) => {
  parentPort?.postMessage(await next(fromStart));
});
