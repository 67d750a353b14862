import { device, tab } from "./device-storage";
import { session } from "./session";
import { storageKeys } from "./session-storage";

/** Entries of one user, deleted on sign-out. */
interface StoredEntries {
  owner: string;
  byName: Record<string, unknown>;
}

export interface EntryStorage<T> {
  read(): Partial<T>;
  write(content: T): void;
  clear(): void;
}

interface EntriesOptions {
  storage: typeof tab;
  key: string;
  /** The oldest entries beyond it are deleted. */
  maxEntries: number;
  /** Longer ones are not stored. */
  maxCharacters: number;
}

const owner = () => session.useStore.getState().userId || session.storedUserId();

function readEntries({ storage, key }: EntriesOptions): StoredEntries {
  const empty = { owner: owner(), byName: {} };
  try {
    const entries = JSON.parse(storage.getItem(key) ?? "null") as StoredEntries | null;
    // What a visitor has typed stays after the sign-in.
    const isOwn = entries?.owner === empty.owner || entries?.owner === "";
    return entries && isOwn ? { ...entries, owner: empty.owner } : empty;
  } catch {
    return empty;
  }
}

/** A named entry of the signed-in user. Its content may come from an older version of the code. */
function entryStorage<T extends object>(name: string, options: EntriesOptions): EntryStorage<T> {
  const { storage, key, maxEntries, maxCharacters } = options;
  const write = (content: T | undefined) => {
    const { owner, byName } = readEntries(options);
    const { [name]: _, ...others } = byName;
    // The newest is last.
    const kept = Object.entries(others).slice(content ? 1 - maxEntries : 0);
    const isTooLong = JSON.stringify(content ?? null).length > maxCharacters;
    const entries = { ...Object.fromEntries(kept), ...(content && !isTooLong ? { [name]: content } : {}) };
    if (Object.keys(entries).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ owner, byName: entries }));
  };
  return {
    read: () => (readEntries(options).byName[name] ?? {}) as Partial<T>,
    write,
    clear: () => write(undefined),
  };
}

/** An entry that survives a reload and ends with the tab. */
export const tabStorage = <T extends object>(name: string): EntryStorage<T> =>
  entryStorage(name, { storage: tab, key: storageKeys.notes, maxEntries: 100, maxCharacters: 1_000_000 });

/** An entry that survives a closed tab. */
export const draftStorage = <T extends object>(name: string): EntryStorage<T> =>
  entryStorage(name, { storage: device, key: storageKeys.drafts, maxEntries: 8, maxCharacters: 500_000 });
