import { askAgain } from "./reauthenticate";
import { session } from "./session";

/** Tells that another tab has signed in somebody else, and asks who goes on here. */
export function askAboutOther(): Promise<string> {
  const { userId, userName } = session.useStore.getState();
  return askAgain({ userId, userName, replacedBy: session.keptName() || "somebody else" });
}
