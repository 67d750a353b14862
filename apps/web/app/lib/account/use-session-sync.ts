import { useEffect } from "react";
import { confirmUserSwitch } from "~/lib/session/confirm-user-switch";
import { hasUnsavedWork, isSessionHeld, reauthenticate, resolveReauth } from "~/lib/session/reauthenticate";
import { session } from "~/lib/session/session";
import { storageKeys } from "~/lib/session/session-storage";
import { resumeSession } from "./session-lifecycle";

/** Follows a sign-in or sign-out in another tab. Keeps unsaved work, but never under another user's session. */
function followOtherTab(isSignIn: boolean): void {
  const { status, userId, userName, logout } = session.useStore.getState();
  if (status !== "signed-in") return void (isSignIn ? resumeSession() : logout());
  if (!isSignIn)
    return void (hasUnsavedWork() ? reauthenticate({ userId, userName, replacedBy: null }) : logout());
  const isOtherUser = session.storedUserId() !== userId;
  if (isOtherUser && isSessionHeld()) return void confirmUserSwitch().catch(() => {});
  void resumeSession().then(() => {
    if (!isOtherUser) resolveReauth(session.useStore.getState().accessToken);
  });
}

/** Synchronises session and cart with the cookies, other tabs and the network. */
export function useSessionSync(): void {
  useEffect(() => {
    void resumeSession();

    const onStorage = ({ key, newValue }: StorageEvent) => {
      // The key is null if the storage was cleared.
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
