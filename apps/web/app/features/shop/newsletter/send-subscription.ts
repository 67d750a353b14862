import { ApiError } from "@larkwood/contract";
import { api } from "~/lib/api/api";

/** Subscribes an email address to the newsletter. Returns a validation error, or null on success. */
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
