type KeptTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A browser's storage that refuses nothing: what does not go into it, because it is full or forbidden, is kept for as long as
 * the window is open.
 */
export function deviceStorage(getStorage: () => KeptTexts): KeptTexts {
  const refused = new Map<string, string>();
  const attempt = <T>(ask: () => T): T | null => {
    try {
      return ask();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => refused.get(key) ?? attempt(() => getStorage().getItem(key)),
    setItem(key, value) {
      refused.set(key, value);
      attempt(() => {
        getStorage().setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt(() => getStorage().removeItem(key));
    },
  };
}

/** The storage of this browser. */
export const device = deviceStorage(() => localStorage);

/** The storage of this tab alone: it outlives a reload, and ends with the tab. */
export const tab = deviceStorage(() => sessionStorage);
