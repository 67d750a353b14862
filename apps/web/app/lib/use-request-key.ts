import { useRef } from "react";
import type { TabNote } from "./tab-notes";

// Not randomUUID: browsers give that to secure pages only, and a shop may stand in a house without a certificate.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** What was sent last, and under which key. */
export interface RequestAttempt {
  content: string;
  key: string;
}

const NONE: RequestAttempt = { content: "", key: "" };

/**
 * The Idempotency-Key of a form that creates something. It lives as long as the form's content: what is sent again
 * because no reply came is made once, what was changed in between is something new. Kept in a note it outlives a reload.
 */
export function useRequestKey(note?: TabNote<RequestAttempt>) {
  const attempt = useRef<RequestAttempt>(null);
  return {
    headersFor(content: unknown): { "idempotency-key": string } {
      const text = JSON.stringify(content);
      attempt.current ??= { ...NONE, ...note?.read() };
      if (attempt.current.content !== text) {
        attempt.current = { content: text, key: newKey() };
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
