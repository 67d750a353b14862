type Listener = () => void;

const RETRY_MS = 3_000;
// Cheap on the server and never cached.
const PROBE = "/healthz";

const listeners = new Set<Listener>();
// `navigator.onLine` is only reliable when it is false, so a failed request also counts as offline.
let isUnreachable = false;
let waiting = 0;

const notifyListeners = () => {
  for (const listener of listeners) listener();
};
const isOffline = () => isUnreachable || !navigator.onLine;

/** Whether the shop is reachable now. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(PROBE, { cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Waits before the next probe, or until the browser reports a network. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      window.removeEventListener("online", proceed);
      resolve();
    };
    const timer = setTimeout(proceed, RETRY_MS);
    window.addEventListener("online", proceed);
  });
}

/** Records that the shop is unreachable, and probes until it responds. */
async function reportOffline(): Promise<void> {
  if (isUnreachable) return;
  isUnreachable = true;
  notifyListeners();
  while (!(await isReachable())) await pause();
  isUnreachable = false;
  notifyListeners();
}

/** Resolves as soon as the shop is reachable. */
async function whenOnline(): Promise<void> {
  if (!isOffline()) return;
  waiting += 1;
  notifyListeners();
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribe(() => {
      if (isOffline()) return;
      unsubscribe();
      resolve();
    });
  });
  waiting -= 1;
  notifyListeners();
}

function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener("offline", reportOffline);
  listeners.add(listener);
  if (!navigator.onLine) void reportOffline();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("offline", reportOffline);
  };
}

/** Connection to the shop: online, offline, or offline while a navigation is waiting. */
export const network = {
  subscribe,
  state: () => (isOffline() ? (waiting > 0 ? "waiting" : "offline") : "online"),
  isReachable,
  reportOffline,
  whenOnline,
} as const;
