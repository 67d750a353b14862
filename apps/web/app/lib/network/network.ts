type Listener = () => void;

const ASK_AGAIN_MS = 3_000;
// Answers without touching anything, and is never kept by a browser.
const PROBE = "/healthz";

const listeners = new Set<Listener>();
// The browser's own word is true only when it says no: a phone in a tunnel still has a line to somewhere.
let foundLost = false;
let waiting = 0;

const changed = () => {
  for (const listener of listeners) listener();
};
const isLost = () => foundLost || !navigator.onLine;

/** Whether the shop can be reached at this moment. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(PROBE, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Notes that the shop could not be reached, and asks until it can be. */
async function noteLoss(): Promise<void> {
  if (foundLost) return;
  foundLost = true;
  changed();
  while (!(await isReachable())) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  foundLost = false;
  changed();
}

/** Waits until the network is back; resolves at once where it is there. */
async function whenBack(): Promise<void> {
  if (!isLost()) return;
  waiting += 1;
  changed();
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribe(() => {
      if (isLost()) return;
      unsubscribe();
      resolve();
    });
  });
  waiting -= 1;
  changed();
}

function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) for (const name of ["online", "offline"]) window.addEventListener(name, changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const name of ["online", "offline"]) window.removeEventListener(name, changed);
  };
}

/** The line to the shop: there, or lost, or lost while somebody waits for a page. */
export const network = {
  subscribe,
  state: () => (isLost() ? (waiting > 0 ? "awaited" : "lost") : "there"),
  isReachable,
  noteLoss,
  whenBack,
} as const;
