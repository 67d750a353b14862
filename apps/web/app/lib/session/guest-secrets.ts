import { tab } from "./device-storage";

const KEY = "guestOrders";
// A shopper returns from the payment page to the last order; older links are in the emails.
const MAX_ORDERS = 10;

type Secrets = [id: string, secret: string][];

function readAll(): Secrets {
  try {
    const stored: unknown = JSON.parse(tab.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Secrets of the orders that a guest has opened in this tab. A payment provider's page returns without them. */
export const guestSecrets = {
  find: (id: string): string | null => readAll().find(([known]) => known === id)?.[1] ?? null,
  store(id: string, secret: string): void {
    const others = readAll().filter(([known]) => known !== id);
    tab.setItem(KEY, JSON.stringify([[id, secret], ...others].slice(0, MAX_ORDERS)));
  },
  remove: (id: string): void => tab.setItem(KEY, JSON.stringify(readAll().filter(([known]) => known !== id))),
};
