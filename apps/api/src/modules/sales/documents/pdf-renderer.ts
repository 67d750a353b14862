import { Worker } from "node:worker_threads";
import type { PrintableDocument } from "./document-content";
import type { FileInfo } from "./pdf-builder";

// Two fonts and a few hundred pages; far less than would hurt the shop beside it.
const MOST_MEMORY_MB = 256;
// The fonts stay read for whoever wants the next sheet soon.
const IDLE_MS = 60_000;

/** What the thread is asked: a step of a file that it draws. */
export interface PdfTask {
  id: number;
  step:
    | { do: "begin"; info: FileInfo }
    | { do: "draw"; sheet: PrintableDocument }
    | { do: "end" }
    | { do: "forget" };
}

interface Answer {
  id: number;
  file?: Uint8Array;
  problem?: string;
}

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let idle: NodeJS.Timeout | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Draws sheets into one file, on a thread of its own: the shop's own thread only hands over what they say. `onDrawn` is told
 * after each.
 */
export async function renderPdf(
  info: FileInfo,
  sheets: AsyncIterable<PrintableDocument> | Iterable<PrintableDocument>,
  onDrawn: (count: number) => void = () => {},
): Promise<Buffer> {
  lastId += 1;
  const id = lastId;
  await ask({ id, step: { do: "begin", info } });
  let count = 0;
  try {
    for await (const sheet of sheets) {
      await ask({ id, step: { do: "draw", sheet } });
      count += 1;
      onDrawn(count);
    }
  } catch (error) {
    await ask({ id, step: { do: "forget" } }).catch(() => undefined);
    throw error;
  }
  const { file } = await ask({ id, step: { do: "end" } });
  if (!file) throw new Error("The PDF was not created");
  return Buffer.from(file);
}

/** A file is one step at a time, so that its number finds who waits. */
function ask(order: PdfTask): Promise<Answer> {
  const thread = threadAtWork();
  return new Promise<Answer>((resolve, reject) => {
    waiting.set(order.id, { resolve, reject });
    thread.postMessage(order);
  }).finally(rest);
}

function threadAtWork(): Worker {
  if (idle) clearTimeout(idle);
  if (worker) return worker;
  const thread = startThread();
  worker = thread;
  // A shop that stops does not wait for it.
  thread.unref();
  thread.on("message", ({ id, file, problem }: Answer) => {
    const who = waiting.get(id);
    waiting.delete(id);
    if (problem) who?.reject(new Error(`A document could not be drawn: ${problem}`));
    else who?.resolve({ id, ...(file ? { file } : {}) });
  });
  const fail = (error: Error) => {
    if (worker === thread) worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on("error", fail);
  thread.on("exit", () => fail(new Error("The PDF thread has stopped")));
  return thread;
}

function rest(): void {
  if (waiting.size > 0) return;
  if (idle) clearTimeout(idle);
  idle = setTimeout(() => {
    if (waiting.size > 0) return;
    const thread = worker;
    worker = null;
    void thread?.terminate();
  }, IDLE_MS).unref();
}

/** The thread's file is beside this one: built, or as source where sources are run. */
function startThread(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } };
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./pdf-worker.js", import.meta.url), options);
  const file = new URL("./pdf-worker.ts", import.meta.url).href;
  const readSource = `import("tsx/esm/api").then(({ register }) => (register(), import("${file}")))`;
  return new Worker(readSource, { ...options, eval: true });
}
