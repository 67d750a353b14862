import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { DrawnDocument } from "./document-content";
import { drawInTurn } from "./draw-in-turn";
import type { FileInfo } from "./pdf-builder";

// About a hundred documents.
const MAX_BYTES = 4 * 1024 * 1024;
const BYTES_PER_ENTRY = 500;

/** Caches drawn documents. The key is a hash of everything that is drawn, including the logo. */
export function createDocumentCache() {
  const files = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => file.length + BYTES_PER_ENTRY,
  });
  const drawing = new Map<string, Promise<Buffer>>();
  let hits = 0;
  let misses = 0;

  function draw(key: string, userId: string, info: FileInfo, document: DrawnDocument): Promise<Buffer> {
    // Accounts share finished documents only: a document that one account waits for may be far back in its queue.
    const own = `${userId} ${key}`;
    const started = drawing.get(own);
    if (started) {
      hits += 1;
      return started;
    }
    misses += 1;
    const file = drawInTurn(userId, info, document)
      .then((drawn) => {
        files.set(key, drawn);
        return drawn;
      })
      .finally(() => drawing.delete(own));
    drawing.set(own, file);
    return file;
  }

  return {
    /** The document as a PDF; drawn once while it is cached, however often an account requests it. */
    async getOrDraw(userId: string, info: FileInfo, document: DrawnDocument): Promise<Buffer> {
      const key = createHash("sha256")
        .update(JSON.stringify([info, document]))
        .digest("base64");
      const cached = files.get(key);
      if (!cached) return draw(key, userId, info, document);
      hits += 1;
      return cached;
    },

    stats: () => ({ hits, misses, bytes: files.calculatedSize }),
  };
}
export type DocumentCache = ReturnType<typeof createDocumentCache>;
