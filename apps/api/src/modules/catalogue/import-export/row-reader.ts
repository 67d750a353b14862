import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Mapping } from "./foreign-files/mapped";
import { InvalidFileError } from "./read-rows";
import { createRowSource, type RowBatch } from "./row-source";

// Parsing this much is faster than starting a thread.
const SMALL_BYTES = 64 * 1024;
// Well above what the largest file needs.
const MAX_MEMORY_MB = 384;

type ReadBatch = (fromStart: boolean) => Promise<RowBatch>;

/** Reads the rows of a file, repeatedly if needed. */
export interface RowReader {
  rows(): AsyncGenerator<RowBatch>;
  close(): Promise<void>;
}

/** Opens a file for reading. A thread parses large files; it gets the bytes and ends with `close` or the signal. */
export function openRowReader(
  bytes: ArrayBuffer,
  signal: AbortSignal,
  mapping?: Mapping | undefined,
): RowReader {
  const { readBatch, close } =
    bytes.byteLength <= SMALL_BYTES ? readInline(bytes, mapping) : readOnThread(bytes, signal, mapping);
  return {
    async *rows() {
      let isFirst = true;
      for (;;) {
        signal.throwIfAborted();
        const batch = await readBatch(isFirst);
        if (batch.error) throw new InvalidFileError(batch.error, batch.table);
        isFirst = false;
        yield batch;
        if (batch.isLast) return;
      }
    },
    close,
  };
}

function readInline(bytes: ArrayBuffer, mapping: Mapping | undefined) {
  const next = createRowSource(new Uint8Array(bytes), mapping);
  const readBatch: ReadBatch = async (fromStart) => {
    await setImmediate();
    return next(fromStart);
  };
  return { readBatch, close: async () => {} };
}

function readOnThread(bytes: ArrayBuffer, signal: AbortSignal, mapping: Mapping | undefined) {
  const worker = startThread(bytes, mapping);
  const terminate = () => void worker.terminate();
  signal.addEventListener("abort", terminate, { once: true });
  const readBatch: ReadBatch = (fromStart) =>
    new Promise((resolve, reject) => {
      const settle = (callback: () => void) => {
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        callback();
      };
      const onMessage = (batch: RowBatch) => settle(() => resolve(batch));
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () => settle(() => reject(signal.reason ?? new Error("The file could not be read")));
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      worker.postMessage({ fromStart });
    });
  return {
    readBatch,
    async close() {
      signal.removeEventListener("abort", terminate);
      await worker.terminate();
    },
  };
}

/** Starts the thread from the built file, or from source in development. */
function startThread(bytes: ArrayBuffer, mapping: Mapping | undefined): Worker {
  const options = {
    workerData: { bytes, mapping },
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  };
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./read-rows-worker.js", import.meta.url), options);
  }
  const file = new URL("./read-rows-worker.ts", import.meta.url).href;
  const readSource = `import("tsx/esm/api").then(({ register }) => (register(), import("${file}")))`;
  return new Worker(readSource, { ...options, eval: true });
}
