import { create } from "zustand";
import { device } from "~/lib/session/device-storage";
import { session } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";

const KEY = "wishlist";
const MAX_IDS = 100;
const ID = /^[0-9a-f]{24}$/;

interface WishlistState {
  /** Newest first. */
  ids: readonly string[];
  /** Whether the ids of this device or account are known. */
  isLoaded: boolean;
  /** Whether the list of the account could not be loaded. */
  hasFailed: boolean;
  /** Secret part of the link that shares the list of an account. */
  token: string | null;
  /** Whether the customer wants emails about it. */
  newsByEmail: boolean;
}

/** Wished products: of the device for visitors, of the account for signed-in customers. */
export const useWishlist = create<WishlistState>(() => ({
  ids: [],
  isLoaded: false,
  hasFailed: false,
  token: null,
  newsByEmail: false,
}));

/** Ids on this device, newest first. Invalid entries are ignored. */
function readDeviceWishlist(): string[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is string => typeof id === "string" && ID.test(id));
    return [...new Set(ids)].slice(0, MAX_IDS);
  } catch {
    return [];
  }
}

const showDevice = () => useWishlist.setState({ ids: readDeviceWishlist(), isLoaded: true, token: null });
const isSignedIn = () => session.useStore.getState().status === "signed-in";
const loadAccount = () => import("./account-wishlist");

// One after the other, so that the list never shows a state older than the last change.
let queue: Promise<unknown> = Promise.resolve();
const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
  const result = queue.then(task);
  queue = result.catch(() => {});
  return result;
};

/** Changes that are not saved yet, such as those made just before the shopper left a page. */
const unsaved = tabStorage<Record<string, boolean | undefined>>("wishes");

const noteUnsaved = (id: string, isWished: boolean) => unsaved.write({ ...unsaved.read(), [id]: isWished });

function forgetUnsaved(id: string, isWished: boolean): void {
  const { [id]: noted, ...others } = unsaved.read();
  if (noted === isWished) unsaved.write(others);
}

async function loadAccountWishlist(): Promise<void> {
  const { fetchWishlist, saveWish } = await loadAccount();
  for (const [id, isWished = false] of Object.entries(unsaved.read())) {
    // A product that is no longer sold must not prevent the list from loading.
    await saveWish(id, isWished).catch(() => {});
    forgetUnsaved(id, isWished);
  }
  const { productIds, token, newsByEmail } = await fetchWishlist(readDeviceWishlist());
  device.removeItem(KEY);
  // Hearts that were tapped meanwhile are saved after this.
  const ids = Object.entries(unsaved.read()).reduce<readonly string[]>(
    (all, [id, isWished = false]) => withWish(all, id, isWished),
    productIds,
  );
  useWishlist.setState({ ids, token, newsByEmail, isLoaded: true });
}

/** Reads the list of the session; a device's list is added to the account at sign-in. */
export function loadWishes(): void {
  const { status } = session.useStore.getState();
  if (status === "signed-out") showDevice();
  if (status !== "signed-in") return;
  useWishlist.setState({ hasFailed: false });
  enqueue(loadAccountWishlist).catch(() => useWishlist.setState({ hasFailed: true }));
}

let followers = 0;
let stopFollowing = () => {};
/** The session whose list was loaded last. */
let loadedFor: string | null = null;

function loadIfSessionChanged(): void {
  const { status, userId } = session.useStore.getState();
  const key = `${status} ${userId}`;
  if (key === loadedFor) return;
  loadedFor = key;
  loadWishes();
}

function follow(): () => void {
  loadIfSessionChanged();
  const stopSession = session.useStore.subscribe(loadIfSessionChanged);
  const onStorage = ({ key }: StorageEvent) => {
    if ((key === KEY || key === null) && !isSignedIn()) showDevice();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    stopSession();
    window.removeEventListener("storage", onStorage);
  };
}

/** Loads the list, and again for another session, while a heart is shown. Returns a function that stops it. */
export function followWishlist(): () => void {
  if (followers === 0) stopFollowing = follow();
  followers += 1;
  return () => {
    followers -= 1;
    if (followers === 0) stopFollowing();
  };
}

const withWish = (ids: readonly string[], id: string, isWished: boolean) => {
  const others = ids.filter((other) => other !== id);
  return isWished ? [id, ...others].slice(0, MAX_IDS) : others;
};

/** Adds or removes a product. Rejects if the server could not store it. */
export function setWish(id: string, isWished: boolean): Promise<void> {
  const show = (wished: boolean) => useWishlist.setState(({ ids }) => ({ ids: withWish(ids, id, wished) }));
  show(isWished);
  if (!isSignedIn()) {
    device.setItem(KEY, JSON.stringify(withWish(readDeviceWishlist(), id, isWished)));
    return Promise.resolve();
  }
  noteUnsaved(id, isWished);
  return enqueue(async () => {
    try {
      await (await loadAccount()).saveWish(id, isWished);
      show(isWished);
    } catch (error) {
      show(!isWished);
      throw error;
    } finally {
      forgetUnsaved(id, isWished);
    }
  });
}
