import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { InvalidFileError } from "./read-rows";
import { createRowSource, type RowsAnswer } from "./row-source";

// A few milliseconds of work: less than a thread takes to begin.
const SMALL_BYTES = 64 * 1024;
// Far more than a file of the largest size takes, and far less than would hurt the shop beside it.
const MOST_MEMORY_MB = 384;

type Ask = (fromStart: boolean) => Promise<RowsAnswer>;

/** The rows of a file, as often as they are wanted. */
export interface RowReader {
  rows(): AsyncGenerator<RowsAnswer>;
  close(): Promise<void>;
}

/**
 * Opens a file for reading: on a thread of its own unless it is small. Its bytes move there, and the thread ends with
 * `close` or with the signal.
 */
export function openRowReader(bytes: ArrayBuffer, signal: AbortSignal): RowReader {
  const { ask, close } = bytes.byteLength <= SMALL_BYTES ? readHere(bytes) : readOnThread(bytes, signal);
  return {
    async *rows() {
      let isFirst = true;
      for (;;) {
        signal.throwIfAborted();
        const answer = await ask(isFirst);
        if (answer.refused) throw new InvalidFileError(answer.refused);
        isFirst = false;
        yield answer;
        if (answer.isLast) return;
      }
    },
    close,
  };
}

function readHere(bytes: ArrayBuffer) {
  const next = createRowSource(new Uint8Array(bytes));
  const ask: Ask = async (fromStart) => {
    await setImmediate();
    return next(fromStart);
  };
  return { ask, close: async () => {} };
}

function readOnThread(bytes: ArrayBuffer, signal: AbortSignal) {
  const worker = startThread(bytes);
  const end = () => void worker.terminate();
  signal.addEventListener("abort", end, { once: true });
  const ask: Ask = (fromStart) =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
        act();
      };
      const onMessage = (answer: RowsAnswer) => settle(() => resolve(answer));
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () => settle(() => reject(signal.reason ?? new Error("The file could not be read")));
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      worker.postMessage({ fromStart });
    });
  return {
    ask,
    async close() {
      signal.removeEventListener("abort", end);
      await worker.terminate();
    },
  };
}

/** The thread's file is beside this one: built, or as source where sources are run. */
function startThread(bytes: ArrayBuffer): Worker {
  const options = {
    workerData: bytes,
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  };
  if (!import.meta.url.endsWith(".ts")) {
    return new Worker(new URL("./read-rows-worker.js", import.meta.url), options);
  }
  const file = new URL("./read-rows-worker.ts", import.meta.url).href;
  const readSource = `import("tsx/esm/api").then(({ register }) => (register(), import("${file}")))`;
  return new Worker(readSource, { ...options, eval: true });
}
