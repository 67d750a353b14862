import { create } from "zustand";

/** Why somebody is asked: the session has ended, or another tab has signed in somebody else. */
export interface ReauthPrompt {
  userId: string;
  userName: string;
  /** Who is signed in now instead. */
  replacedBy: string | null;
}

interface AskState {
  question: ReauthPrompt | null;
}

/** What is asked at the moment; the dialog follows it. */
export const useReauthPrompt = create<AskState>()(() => ({ question: null }));

const held = { place: 0, work: 0 };
let waiting: { promise: Promise<string>; resolve: (token: string) => void; reject: () => void } | null = null;

/**
 * Says that whoever is here must not be sent away when the session ends: because the place is one to work in, or because
 * there is unsaved work. Returns what takes it back.
 */
export function holdSession(what: keyof typeof held): () => void {
  held[what] += 1;
  return () => {
    held[what] -= 1;
  };
}

export const isSessionHeld = () => held.place + held.work > 0;
export const hasUnsavedWork = () => held.work > 0;

/** Asks for the password in place. Calls that were refused wait for the answer and then go on with the new token. */
export function reauthenticate(question: ReauthPrompt): Promise<string> {
  if (!waiting) {
    let [resolve, reject] = [(_token: string) => {}, () => {}];
    const promise = new Promise<string>((keep, fail) => {
      [resolve, reject] = [keep, () => fail(new Error("The session has ended"))];
    });
    // Nobody may be waiting: the question alone matters then.
    promise.catch(() => {});
    waiting = { promise, resolve, reject };
  }
  useReauthPrompt.setState({ question });
  return waiting.promise;
}

/** The one who was asked for is signed in again. */
export function resolveReauth(token: string): void {
  useReauthPrompt.setState({ question: null });
  waiting?.resolve(token);
  waiting = null;
}

/** Nobody will answer: what waits fails. */
export function cancelReauth(): void {
  useReauthPrompt.setState({ question: null });
  waiting?.reject();
  waiting = null;
}
