import { tab } from "./device-storage";
import { session } from "./session";
import { storageKeys } from "./session-storage";

/** What a tab keeps over a reload for one person; signing out takes it away. */
interface Notes {
  owner: string;
  byName: Record<string, unknown>;
}

export interface TabStorage<T> {
  read(): Partial<T>;
  write(content: T): void;
  forget(): void;
}

const owner = () => session.useStore.getState().userId || session.keptUserId();

function notesOfOwner(): Notes {
  const none = { owner: owner(), byName: {} };
  try {
    const notes = JSON.parse(tab.getItem(storageKeys.notes) ?? "null") as Notes | null;
    return notes?.owner === none.owner ? notes : none;
  } catch {
    return none;
  }
}

/** A note under a name, for whoever is signed in. What it holds may be older than the code that reads it. */
export function tabStorage<T extends object>(name: string): TabStorage<T> {
  const write = (content: T | undefined) => {
    const { owner, byName } = notesOfOwner();
    tab.setItem(storageKeys.notes, JSON.stringify({ owner, byName: { ...byName, [name]: content } }));
  };
  return {
    read: () => (notesOfOwner().byName[name] ?? {}) as Partial<T>,
    write,
    forget: () => write(undefined),
  };
}
