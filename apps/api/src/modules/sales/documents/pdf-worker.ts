import { parentPort } from "node:worker_threads";
import { drawSheet } from "./draw-document";
import { createPaper, type Paper } from "./pdf-builder";
import type { PdfOrder } from "./pdf-renderer";

const papers = new Map<number, Paper>();

/** Draws beside the event loop: sheet after sheet of a file, then hands it over. */
parentPort?.on("message", async ({ id, step }: PdfOrder) => {
  try {
    if (step.do === "begin") papers.set(id, createPaper(step.info));
    if (step.do === "forget") papers.delete(id);
    const paper = papers.get(id);
    if (step.do === "draw" && paper) drawSheet(paper, step.sheet);
    if (step.do !== "end" || !paper) return parentPort?.postMessage({ id });
    papers.delete(id);
    parentPort?.postMessage({ id, file: await paper.end() });
  } catch (error) {
    papers.delete(id);
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
