import { PERMISSIONS } from "@larkwood/contract";
import { AppError } from "../core/app-error";
import { deleteDemoAccounts } from "../modules/identity/demo-accounts";
import { createPasswords } from "../modules/identity/sessions";
import { runCommand, UsageError } from "./run-command";

const LAST_ADMIN = "The shop has no other Admin. Create one first: npm run admin:create you@shop.example";

await runCommand(async (db) => {
  const context = { db, clock: () => new Date(), passwords: createPasswords() };
  const caller = { userId: null, userName: "command line", permissions: PERMISSIONS };
  try {
    const emails = await deleteDemoAccounts(context, { caller, requestId: "demo:close" });
    return emails.length > 0
      ? `Deleted ${emails.join(" and ")}.`
      : "No demo account has its published password.";
  } catch (error) {
    throw error instanceof AppError && error.code === "last_admin" ? new UsageError(LAST_ADMIN) : error;
  }
});
