import type { Permission } from "@larkwood/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { effectivePermissions } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { type Executor, queryFirst } from "../../../db/executor";
import { users } from "../../../db/schema";

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** Fields that an update may set; `updatePassword` sets the password. */
export type UserChange = Partial<
  Omit<UserRow, "id" | "passwordHash" | "createdAt" | "updatedAt" | "version">
>;

const emailTaken = () =>
  new AppError("email_taken", { errors: { email: "This email is already registered" } });

/** Throws when the email is already registered. */
export async function assertEmailAvailable(db: Executor, email: string): Promise<void> {
  if (await findUserByEmail(db, email)) throw emailTaken();
}

async function translateEmailConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatesConstraint(error, "users_email_key")) throw emailTaken();
    throw error;
  }
}

export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

export async function findUser(db: Executor, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Locks the user until the transaction ends. With "share", others may lock the user in the same way. */
export async function lockUser(
  db: Executor,
  id: string,
  mode: "update" | "share" = "update",
): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for(mode);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Locks the user; null when email or password changed since they were checked. */
export async function lockUserIfUnchanged(
  db: Executor,
  { id, email, passwordHash }: Pick<UserRow, "id" | "email" | "passwordHash">,
): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), eq(users.passwordHash, passwordHash)))
    .for("no key update");
  return row ?? null;
}

/** Whether an Admin has blocked this customer from signing in and ordering. */
export async function isBlocked(db: Executor, id: string): Promise<boolean> {
  const row = await queryFirst(
    db,
    sql`SELECT user_id FROM customer_records WHERE user_id = ${id} AND blocked_at IS NOT NULL`,
  );
  return row !== undefined;
}

/** The current permissions of a user; none if the account is deleted or blocked. */
export async function readPermissions(db: Executor, id: string): Promise<readonly Permission[]> {
  const user = await findUser(db, id);
  return user && !(await isBlocked(db, id)) ? effectivePermissions(user) : [];
}

export async function insertUser(db: Executor, user: NewUser): Promise<UserRow> {
  const [row] = await translateEmailConflict(db.insert(users).values(user).returning());
  if (!row) throw new Error("insert returned no row");
  return row;
}

export async function updateUser(db: Executor, id: string, change: UserChange): Promise<UserRow> {
  const [row] = await translateEmailConflict(
    db.update(users).set(change).where(eq(users.id, id)).returning(),
  );
  if (!row) throw new AppError("not_found");
  return row;
}

export async function updatePassword(db: Executor, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

export async function deleteUserRow(db: Executor, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Throws when the shop would lose its last Admin with all permissions. Locks these Admins against concurrent removals. */
export async function assertAdminRemains(db: Executor, removedId: string): Promise<void> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "Admin"), isNull(users.permissions)))
    .orderBy(asc(users.id))
    .for("update");
  if (admins.length === 1 && admins[0]?.id === removedId) throw new AppError("last_admin");
}
