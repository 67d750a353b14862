import { useEffect, useState } from "react";
import { device } from "~/lib/session/device-storage";

export const COMPARED_KEY = "compared";
/** Sent to the window when the choice changes. */
export const COMPARED_EVENT = "compared";

/** Whether products to compare are chosen on this device. Every page uses it, so it does not load the choice itself. */
export function useIsComparing(): boolean {
  const [isComparing, setIsComparing] = useState(false);
  useEffect(() => {
    const check = () => setIsComparing(device.getItem(COMPARED_KEY) !== null);
    check();
    addEventListener(COMPARED_EVENT, check);
    return () => removeEventListener(COMPARED_EVENT, check);
  }, []);
  return isComparing;
}
