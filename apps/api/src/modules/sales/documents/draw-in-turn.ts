import { AppError } from "../../../core/app-error";
import { createFairQueue } from "../../../core/concurrency";
import type { DrawnDocument } from "./document-content";
import type { FileInfo } from "./pdf-builder";
import { renderPdf } from "./pdf-renderer";

// One thread draws all documents.
const QUEUE_LIMITS = { maxRunning: 1, maxWaiting: 200, maxWaitingPerKey: 20, reservedForNewKeys: 100 };

const enqueue = createFairQueue(QUEUE_LIMITS);

/** Draws a document. Accounts take turns, so that one account with many requests does not delay the others. */
export function drawInTurn(userId: string, info: FileInfo, document: DrawnDocument): Promise<Buffer> {
  const drawn = enqueue(() => renderPdf(info, [document]), userId);
  if (!drawn) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
  return drawn;
}
