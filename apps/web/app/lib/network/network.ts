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

/** A pause, cut short when the browser says that there is a network again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ASK_AGAIN_MS);
    window.addEventListener("online", goOn);
  });
}

/** Notes that the shop could not be reached, and asks until it can be: a network that is there again may lead nowhere yet. */
async function noteLoss(): Promise<void> {
  if (foundLost) return;
  foundLost = true;
  changed();
  while (!(await isReachable())) await pause();
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
  if (listeners.size === 0) window.addEventListener("offline", noteLoss);
  listeners.add(listener);
  if (!navigator.onLine) void noteLoss();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("offline", noteLoss);
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
