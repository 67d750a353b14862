import { parentPort, workerData } from "node:worker_threads";
import type { Mapping } from "./foreign-files/mapped";
import { createRowSource } from "./row-source";

/** Parses a file in a thread and posts a batch of rows for each message. */
const { bytes, mapping } = workerData as { bytes: ArrayBuffer; mapping: Mapping | undefined };
const next = createRowSource(new Uint8Array(bytes), mapping);
parentPort?.on("message", async ({ fromStart }: { fromStart: boolean }) => {
  parentPort?.postMessage(await next(fromStart));
});
