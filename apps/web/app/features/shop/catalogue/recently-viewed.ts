const KEY = "recentlyViewed";
const MAX_IDS = 9;
const ID = /^[0-9a-f]{24}$/;

/** Ids of the products last viewed on this device, newest first. Invalid entries are ignored. */
export function readViewed(storage: Pick<Storage, "getItem">): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    const ids = stored.filter((id): id is string => typeof id === "string" && ID.test(id));
    return [...new Set(ids)].slice(0, MAX_IDS);
  } catch {
    return [];
  }
}

/** Moves a product to the front of the list. */
export function saveViewed(storage: Pick<Storage, "getItem" | "setItem">, id: string): void {
  const ids = [id, ...readViewed(storage).filter((other) => other !== id)].slice(0, MAX_IDS);
  storage.setItem(KEY, JSON.stringify(ids));
}

/** Removes a product that is no longer sold. */
export function removeViewed(storage: Pick<Storage, "getItem" | "setItem">, id: string): void {
  storage.setItem(KEY, JSON.stringify(readViewed(storage).filter((other) => other !== id)));
}
