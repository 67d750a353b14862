import { ApiError, type SignInReply, toastTexts, validationTexts } from "@larkwood/contract";
import { api } from "~/lib/api/api";
import type { FormValues } from "~/lib/forms/use-contract-form";

type SignInResult =
  | { account: SignInReply }
  | { needsCode: true }
  /** `wrongCode` is the error of the field. */
  | { problem: string; wrongCode?: string | undefined };

const BLOCKED = "This account is blocked. Please contact us.";

/** Signs in, or tells what is missing or wrong. */
export async function sendSignIn(body: FormValues<"signIn">): Promise<SignInResult> {
  try {
    return { account: (await api("signIn", { body })).data };
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === "code_required") return { needsCode: true };
    return {
      problem: code === "account_blocked" ? BLOCKED : toastTexts.signInFailed,
      wrongCode: code === "wrong_code" ? validationTexts.wrongCode : undefined,
    };
  }
}
