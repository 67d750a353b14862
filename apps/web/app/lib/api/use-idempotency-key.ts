import { useRef } from "react";
import type { EntryStorage } from "~/lib/session/tab-storage";

// Not randomUUID: it needs a secure context, and a shop may run without a certificate.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** The last request and its key. */
export interface IdempotentRequest {
  content: string;
  key: string;
  at: number;
}

const NONE: IdempotentRequest = { content: "", key: "", at: 0 };
// The same content after this time counts as a new request.
const LIFETIME_MS = 3_600_000;

function readStored(storage: EntryStorage<IdempotentRequest> | undefined): IdempotentRequest {
  const stored = { ...NONE, ...storage?.read() };
  return Date.now() - stored.at < LIFETIME_MS ? stored : NONE;
}

/**
 * The Idempotency-Key of a form that creates something. It changes with the form's content, so that a retry creates
 * nothing twice. With a storage, the key survives a reload.
 */
export function useIdempotencyKey(storage?: EntryStorage<IdempotentRequest>) {
  const last = useRef<IdempotentRequest>(null);
  return {
    headersFor(content: unknown): { "idempotency-key": string } {
      const text = JSON.stringify(content);
      last.current ??= readStored(storage);
      if (last.current.content !== text) {
        last.current = { content: text, key: newKey(), at: Date.now() };
        storage?.write(last.current);
      }
      return { "idempotency-key": last.current.key };
    },
    /** Call after success, so that the same content again counts as a new request. */
    reset() {
      last.current = NONE;
      storage?.clear();
    },
  };
}
