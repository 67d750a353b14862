import { useRef } from "react";

// Not randomUUID: browsers give that to secure pages only, and a shop may stand in a house without a certificate.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * The Idempotency-Key of a form that creates something. It lives as long as the form's content: what is sent again
 * because no reply came is made once, what was changed in between is something new.
 */
export function useRequestKey() {
  const attempt = useRef({ content: "", key: "" });
  return {
    headersFor(content: unknown): { "idempotency-key": string } {
      const text = JSON.stringify(content);
      if (attempt.current.content !== text) attempt.current = { content: text, key: newKey() };
      return { "idempotency-key": attempt.current.key };
    },
    /** To be called once it was made: the same content again is meant as another one. */
    forget() {
      attempt.current = { content: "", key: "" };
    },
  };
}
