type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Wraps a browser storage. Values that it rejects, because it is full or blocked, stay in memory. */
export function deviceStorage(getStorage: () => TextStorage): TextStorage {
  const inMemory = new Map<string, string>();
  const attempt = <T>(run: () => T): T | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => getStorage().getItem(key)),
    setItem(key, value) {
      inMemory.set(key, value);
      attempt(() => {
        getStorage().setItem(key, value);
        inMemory.delete(key);
      });
    },
    removeItem(key) {
      inMemory.delete(key);
      attempt(() => getStorage().removeItem(key));
    },
  };
}

/** Local storage: shared by all tabs. */
export const device = deviceStorage(() => localStorage);

/** Session storage: survives a reload and ends with the tab. */
export const tab = deviceStorage(() => sessionStorage);
