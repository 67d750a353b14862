import { Worker } from "node:worker_threads";
import type { DrawnDocument } from "./document-content";
import type { FileInfo } from "./pdf-builder";

// Enough for two fonts and a few hundred pages.
const MAX_MEMORY_MB = 256;
// The worker stays alive for a while, because it has parsed the fonts.
const IDLE_MS = 60_000;

/** One step in creating a file on the worker thread. */
export interface PdfTask {
  id: number;
  step:
    | { do: "begin"; info: FileInfo }
    | { do: "draw"; document: DrawnDocument }
    | { do: "end" }
    | { do: "discard" };
}

interface TaskResult {
  id: number;
  file?: Uint8Array;
  error?: string;
}

type PendingTask = { resolve: (answer: TaskResult) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let idle: NodeJS.Timeout | null = null;
let lastId = 0;
const pending = new Map<number, PendingTask>();

/** Draws documents into one PDF on a worker thread, to keep the event loop free. Calls `onDrawn` after each document. */
export async function renderPdf(
  info: FileInfo,
  documents: AsyncIterable<DrawnDocument> | Iterable<DrawnDocument>,
  onDrawn: (count: number) => void = () => {},
): Promise<Buffer> {
  lastId += 1;
  const id = lastId;
  await runTask({ id, step: { do: "begin", info } });
  let count = 0;
  try {
    for await (const document of documents) {
      await runTask({ id, step: { do: "draw", document } });
      count += 1;
      onDrawn(count);
    }
  } catch (error) {
    await runTask({ id, step: { do: "discard" } }).catch(() => undefined);
    throw error;
  }
  const { file } = await runTask({ id, step: { do: "end" } });
  if (!file) throw new Error("The PDF was not created");
  return Buffer.from(file);
}

/** Each file has one task at a time, so that its id identifies the result. */
function runTask(task: PdfTask): Promise<TaskResult> {
  const thread = getThread();
  return new Promise<TaskResult>((resolve, reject) => {
    pending.set(task.id, { resolve, reject });
    thread.postMessage(task);
  }).finally(stopWhenIdle);
}

function getThread(): Worker {
  if (idle) clearTimeout(idle);
  if (worker) return worker;
  const thread = startThread();
  worker = thread;
  // Don't keep the process alive.
  thread.unref();
  thread.on("message", ({ id, file, error }: TaskResult) => {
    const task = pending.get(id);
    pending.delete(id);
    if (error) task?.reject(new Error(`A document could not be drawn: ${error}`));
    else task?.resolve({ id, ...(file ? { file } : {}) });
  });
  const fail = (error: Error) => {
    if (worker === thread) worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  thread.on("error", fail);
  thread.on("exit", () => fail(new Error("The PDF thread has stopped")));
  return thread;
}

function stopWhenIdle(): void {
  if (pending.size > 0) return;
  if (idle) clearTimeout(idle);
  idle = setTimeout(() => {
    if (pending.size > 0) return;
    const thread = worker;
    worker = null;
    void thread?.terminate();
  }, IDLE_MS).unref();
}

/** Starts the built worker file, or its TypeScript source in development. */
function startThread(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } };
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./pdf-worker.js", import.meta.url), options);
  const file = new URL("./pdf-worker.ts", import.meta.url).href;
  const loader = `import("tsx/esm/api").then(({ register }) => (register(), import("${file}")))`;
  return new Worker(loader, { ...options, eval: true });
}
