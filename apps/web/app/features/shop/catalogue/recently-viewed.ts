const KEY = "recentlyViewed";
const MOST = 9;
const ID = /^[0-9a-f]{24}$/;

/** The ids of the last products that were looked at on this device, newest first. Whatever else lies there is nobody's. */
export function readViewed(storage: Pick<Storage, "getItem">): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    const ids = kept.filter((id): id is string => typeof id === "string" && ID.test(id));
    return [...new Set(ids)].slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a product in front. */
export function saveViewed(storage: Pick<Storage, "getItem" | "setItem">, id: string): void {
  const ids = [id, ...readViewed(storage).filter((other) => other !== id)].slice(0, MOST);
  storage.setItem(KEY, JSON.stringify(ids));
}

/** Forgets a product that is no longer sold. */
export function removeViewed(storage: Pick<Storage, "getItem" | "setItem">, id: string): void {
  storage.setItem(KEY, JSON.stringify(readViewed(storage).filter((other) => other !== id)));
}
