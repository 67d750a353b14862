import { parentPort } from "node:worker_threads";
import { drawDocument } from "./draw-document";
import { createPdfBuilder, type PdfBuilder } from "./pdf-builder";
import type { PdfTask } from "./pdf-renderer";

const builders = new Map<number, PdfBuilder>();

/** Draws the documents of a file one by one, then returns the file. */
parentPort?.on("message", async ({ id, step }: PdfTask) => {
  try {
    if (step.do === "begin") builders.set(id, createPdfBuilder(step.info));
    if (step.do === "discard") builders.delete(id);
    const builder = builders.get(id);
    if (step.do === "draw" && builder) drawDocument(builder, step.document);
    if (step.do !== "end" || !builder) return parentPort?.postMessage({ id });
    builders.delete(id);
    parentPort?.postMessage({ id, file: await builder.end() });
  } catch (error) {
    builders.delete(id);
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
