import { ApiError } from "@larkwood/contract";
import { api } from "~/lib/api/api";

/** Puts an address on the newsletter's list; a known one gets the same answer. Says what is wrong with it, if anything. */
export async function sendSubscription(email: string): Promise<string | null> {
  try {
    await api("subscribe", { body: { email } });
    return null;
  } catch (error) {
    const problem = error instanceof ApiError ? error.fieldErrors.email : undefined;
    if (!problem) throw error;
    return problem;
  }
}
