import { create } from "zustand";
import { device } from "~/lib/session/device-storage";

const KEY = "delivery-country";

function readCode(): string | null {
  const stored = device.getItem(KEY);
  return stored && /^[A-Z]{2}$/.test(stored) ? stored : null;
}

/** The code of the country that was chosen on this device, such as `NO`; null without one. */
export const useDeliveryCountry = create<{ code: string | null }>(() => ({ code: null }));
// Not the initial state: pages hydrate with that one, and the server does not know the country.
useDeliveryCountry.setState({ code: readCode() });

/** Remembers the country on this device. */
export function chooseDeliveryCountry(code: string): void {
  device.setItem(KEY, code);
  useDeliveryCountry.setState({ code });
}
