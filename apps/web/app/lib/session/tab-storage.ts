import { tab } from "./device-storage";
import { session } from "./session";
import { storageKeys } from "./session-storage";

/** Entries of one user. They survive a reload and are deleted on sign-out. */
interface StoredEntries {
  owner: string;
  byName: Record<string, unknown>;
}

export interface TabStorage<T> {
  read(): Partial<T>;
  write(content: T): void;
  clear(): void;
}

const owner = () => session.useStore.getState().userId || session.storedUserId();

function readEntries(): StoredEntries {
  const empty = { owner: owner(), byName: {} };
  try {
    const entries = JSON.parse(tab.getItem(storageKeys.notes) ?? "null") as StoredEntries | null;
    return entries?.owner === empty.owner ? entries : empty;
  } catch {
    return empty;
  }
}

/** A named entry of the signed-in user. Its content may come from an older version of the code. */
export function tabStorage<T extends object>(name: string): TabStorage<T> {
  const write = (content: T | undefined) => {
    const { owner, byName } = readEntries();
    tab.setItem(storageKeys.notes, JSON.stringify({ owner, byName: { ...byName, [name]: content } }));
  };
  return {
    read: () => (readEntries().byName[name] ?? {}) as Partial<T>,
    write,
    clear: () => write(undefined),
  };
}
