import { useEffect } from "react";
import { resumeSession } from "./api";
import { session } from "./session/session";
import { storageKeys } from "./session/session-storage";

/** Keeps this window's session and cart in step with the cookies, the other tabs and the network. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    void resumeSession();

    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKeys.cart) session.readCart();
      if (key !== storageKeys.name && key !== null) return;
      if (newValue === null) session.useStore.getState().logout();
      else void resumeSession();
    };
    const onOnline = () => {
      if (session.useStore.getState().status === "signed-out") void resumeSession();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", onOnline);
    };
  }, []);
}
