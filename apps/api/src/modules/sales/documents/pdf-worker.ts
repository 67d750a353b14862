import { parentPort } from "node:worker_threads";
import { drawDocument } from "./draw-document";
import { createPdfBuilder, type PdfBuilder } from "./pdf-builder";
import type { PdfTask } from "./pdf-renderer";

const papers = new Map<number, PdfBuilder>();

/** Draws beside the event loop: sheet after sheet of a file, then hands it over. */
parentPort?.on("message", async ({ id, step }: PdfTask) => {
  try {
    if (step.do === "begin") papers.set(id, createPdfBuilder(step.info));
    if (step.do === "forget") papers.delete(id);
    const paper = papers.get(id);
    if (step.do === "draw" && paper) drawDocument(paper, step.sheet);
    if (step.do !== "end" || !paper) return parentPort?.postMessage({ id });
    papers.delete(id);
    parentPort?.postMessage({ id, file: await paper.end() });
  } catch (error) {
    papers.delete(id);
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
