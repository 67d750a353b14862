import { useEffect } from "react";
import { confirmUserSwitch } from "~/lib/session/confirm-user-switch";
import { hasUnsavedWork, isSessionHeld, reauthenticate, resolveReauth } from "~/lib/session/reauthenticate";
import { session } from "~/lib/session/session";
import { storageKeys } from "~/lib/session/session-storage";
import { resumeSession } from "./session-life";

/** Another tab has signed somebody in or out. Unsaved work stays, and is never mixed with somebody else's session. */
function followOtherTab(isSignIn: boolean): void {
  const { status, userId, userName, logout } = session.useStore.getState();
  if (status !== "signed-in") return void (isSignIn ? resumeSession() : logout());
  if (!isSignIn)
    return void (hasUnsavedWork() ? reauthenticate({ userId, userName, replacedBy: null }) : logout());
  const isOther = session.keptUserId() !== userId;
  if (isOther && isSessionHeld()) return void confirmUserSwitch().catch(() => {});
  void resumeSession().then(() => {
    if (!isOther) resolveReauth(session.useStore.getState().accessToken);
  });
}

/** Keeps this window's session and cart in step with the cookies, the other tabs and the network. */
export function useSessionUpkeep(): void {
  useEffect(() => {
    void resumeSession();

    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Without a key everything was cleared.
      if (key === storageKeys.cart || key === null) session.readCart();
      if (key !== storageKeys.name && key !== null) return;
      followOtherTab(newValue !== null);
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
