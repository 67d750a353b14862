import { create } from "zustand";

/** Why the password is needed: the session has ended, or another user signed in in another tab. */
export interface ReauthPrompt {
  userId: string;
  userName: string;
  /** Name of the user who is signed in instead. */
  replacedBy: string | null;
}

interface PromptState {
  question: ReauthPrompt | null;
}

/** The open prompt, which the dialog shows. */
export const useReauthPrompt = create<PromptState>()(() => ({ question: null }));

const holds = { place: 0, work: 0 };
let waiting: { promise: Promise<string>; resolve: (token: string) => void; reject: () => void } | null = null;

/** Prevents a redirect when the session ends: on a page to work in, or because of unsaved work. Returns a release function. */
export function holdSession(what: keyof typeof holds): () => void {
  holds[what] += 1;
  return () => {
    holds[what] -= 1;
  };
}

export const isSessionHeld = () => holds.place + holds.work > 0;
export const hasUnsavedWork = () => holds.work > 0;

/** Prompts for the password in place. Rejected calls wait for the new token. */
export function reauthenticate(question: ReauthPrompt): Promise<string> {
  if (!waiting) {
    let [resolve, reject] = [(_token: string) => {}, () => {}];
    const promise = new Promise<string>((fulfil, fail) => {
      [resolve, reject] = [fulfil, () => fail(new Error("The session has ended"))];
    });
    // Avoid an unhandled rejection if no call is waiting.
    promise.catch(() => {});
    waiting = { promise, resolve, reject };
  }
  useReauthPrompt.setState({ question });
  return waiting.promise;
}

/** Continues waiting calls after the user has signed in again. */
export function resolveReauth(token: string): void {
  useReauthPrompt.setState({ question: null });
  waiting?.resolve(token);
  waiting = null;
}

/** Fails waiting calls. */
export function cancelReauth(): void {
  useReauthPrompt.setState({ question: null });
  waiting?.reject();
  waiting = null;
}
