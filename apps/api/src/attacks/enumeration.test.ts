import { verify } from "@node-rs/argon2";
import { afterAll, expect, it } from "vitest";
import { createKeyedMutex } from "../core/concurrency";
import { users } from "../db/schema";
import {
  checkPassword,
  createKnownNetworks,
  createPasswords,
  createSignInThrottle,
} from "../modules/identity/sessions";
import { findUserByEmail } from "../modules/identity/users";
import { createTestDatabase } from "../testing/test-database";

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** Algorithm and cost of a hash, without salt and result. */
const costOf = (hash: string) => hash.split("$").slice(0, 4).join("$");

it("a sign-in costs the same hash for a known and an unknown email", async () => {
  const checkedCosts: string[] = [];
  const passwords = createPasswords((hash, ...rest) => {
    checkedCosts.push(costOf(String(hash)));
    return verify(hash, ...rest);
  });
  const passwordHash = await passwords.hash("the right one");
  const known = { id: "0".repeat(24), email: "known@test.example" };
  await db.insert(users).values({ ...known, userName: "known", passwordHash, createdAt: new Date() });
  const context = {
    db,
    passwords,
    signInThrottle: createSignInThrottle(db, () => new Date()),
    knownNetworks: createKnownNetworks("a secret that only the tests know, long enough"),
    signInMutex: createKeyedMutex(),
  };
  for (const email of [known.email, "unknown@test.example"]) {
    const findUser = () => findUserByEmail(db, email);
    const check = { account: email, password: "the wrong one", address: "10.0.0.1", findUser };
    expect(await checkPassword(context, check, async () => "signed in")).toBeNull();
  }
  expect(checkedCosts).toEqual([costOf(passwordHash), costOf(passwordHash)]);
  expect(costOf(passwordHash)).toMatch(/^\$argon2id\$/);
});
