import { isId, LIMITS } from "@larkwood/contract";
import { create } from "zustand";
import { device } from "~/lib/session/device-storage";
import { COMPARED_EVENT, COMPARED_KEY } from "./use-is-comparing";

/** The products to compare on this device. Invalid entries are ignored. */
function readCompared(): string[] {
  try {
    const stored: unknown = JSON.parse(device.getItem(COMPARED_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((id) => typeof id === "string" && isId(id)).slice(0, LIMITS.compared);
  } catch {
    return [];
  }
}

/** Ids in the order in which they were chosen. Empty until they were read on this device. */
export const useCompared = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

export const loadCompared = () => useCompared.setState({ ids: readCompared() });

function save(ids: readonly string[]): void {
  if (ids.length === 0) device.removeItem(COMPARED_KEY);
  else device.setItem(COMPARED_KEY, JSON.stringify(ids));
  useCompared.setState({ ids });
  dispatchEvent(new Event(COMPARED_EVENT));
}

/** Adds a product; false if there are as many as can be compared. */
export function addCompared(id: string): boolean {
  const others = readCompared().filter((one) => one !== id);
  if (others.length >= LIMITS.compared) return false;
  save([...others, id]);
  return true;
}

export const removeCompared = (id: string) => save(readCompared().filter((one) => one !== id));

export const clearCompared = () => save([]);
