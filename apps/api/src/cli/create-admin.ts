import { signUpFormSchema } from "@larkwood/contract";
import { newId } from "../core/ids";
import { inTransaction } from "../db/transaction";
import { createPasswords } from "../modules/identity/sessions";
import { findUserByEmail, insertUser, updateUser } from "../modules/identity/users";
import { recordAudit } from "../modules/platform/audit";
import { readPassword } from "./read-password";
import { runCommand, UsageError } from "./run-command";

const usage =
  "Usage: npm run admin:create EMAIL [USERNAME] (asks for the password, or reads it from standard input)";

await runCommand(async (db, [email, userName = "Administrator"]) => {
  if (!email) throw new UsageError(usage);
  const at = new Date();
  const event = {
    actor: { userId: null, userName: "command line" },
    subjectType: "user" as const,
    requestId: "admin:create",
    at,
  };

  const known = await findUserByEmail(db, email);
  if (known) {
    await inTransaction(db, async (tx) => {
      await updateUser(tx, known.id, { role: "Admin" });
      const [before, after] = [{ role: known.role }, { role: "Admin" }];
      await recordAudit(tx, { ...event, action: "user.update", subjectId: known.id, before, after });
    });
    return `${known.email} is now an Admin. The password is unchanged.`;
  }

  const form = { userName, email, password: await readPassword(), agreeCheckbox: true };
  const parsed = signUpFormSchema.safeParse(form);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new UsageError(problems.join("\n"));
  }
  const passwordHash = await createPasswords().hash(parsed.data.password);
  const id = newId(at);
  await inTransaction(db, async (tx) => {
    const { userName, email } = parsed.data;
    await insertUser(tx, { id, userName, email, passwordHash, role: "Admin", createdAt: at });
    await recordAudit(tx, {
      ...event,
      action: "user.create",
      subjectId: id,
      after: { email, role: "Admin" },
    });
  });
  return `${parsed.data.email} can now sign in as an Admin.`;
});
