import { reauthenticate } from "./reauthenticate";
import { session } from "./session";

/** Reports that another user signed in in another tab, and prompts for the user of this window. */
export function confirmUserSwitch(): Promise<string> {
  const { userId, userName } = session.useStore.getState();
  return reauthenticate({ userId, userName, replacedBy: session.storedUserName() || "Someone else" });
}
