import { useRef } from "react";
import type { TabStorage } from "~/lib/session/tab-storage";

// Not randomUUID: browsers give that to secure pages only, and a shop may stand in a house without a certificate.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** What was sent last, under which key, and when. */
export interface IdempotentRequest {
  content: string;
  key: string;
  at: number;
}

const NONE: IdempotentRequest = { content: "", key: "", at: 0 };
// Whoever sends the same again after a longer time means another one.
const KEPT_MS = 3_600_000;

function readAttempt(note: TabStorage<IdempotentRequest> | undefined): IdempotentRequest {
  const kept = { ...NONE, ...note?.read() };
  return Date.now() - kept.at < KEPT_MS ? kept : NONE;
}

/**
 * The Idempotency-Key of a form that creates something. It lives as long as the form's content: what is sent again
 * because no reply came is made once, what was changed in between is something new. Kept in a note it outlives a reload.
 */
export function useIdempotencyKey(note?: TabStorage<IdempotentRequest>) {
  const attempt = useRef<IdempotentRequest>(null);
  return {
    headersFor(content: unknown): { "idempotency-key": string } {
      const text = JSON.stringify(content);
      attempt.current ??= readAttempt(note);
      if (attempt.current.content !== text) {
        attempt.current = { content: text, key: newKey(), at: Date.now() };
        note?.write(attempt.current);
      }
      return { "idempotency-key": attempt.current.key };
    },
    /** To be called once it was made: the same content again is meant as another one. */
    forget() {
      attempt.current = NONE;
      note?.forget();
    },
  };
}
