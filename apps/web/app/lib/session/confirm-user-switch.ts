import { reauthenticate } from "./reauthenticate";
import { session } from "./session";

/** Tells that another tab has signed in somebody else, and asks who goes on here. */
export function confirmUserSwitch(): Promise<string> {
  const { userId, userName } = session.useStore.getState();
  return reauthenticate({ userId, userName, replacedBy: session.keptName() || "Someone else" });
}
