import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Role } from "@larkwood/contract";
import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { afterAll, expect } from "vitest";
import { prepareBuild } from "../../../../scripts/lib/prepare.mjs";
import { type AppDeps, buildApp } from "../app";
import { type Config, loadConfig } from "../config";
import { newId } from "../core/ids";
import { connectDatabase, type Database } from "../db/connection/client";
import { startNotificationListener } from "../db/notification-listener";
import { users } from "../db/schema";
import { openSettings } from "../modules/platform/settings";
import { temporaryDataDir } from "./data-dir";
import { createTestDatabase, type TestDatabase } from "./test-database";

/** Somebody to make calls as. */
export interface TestUser {
  id: string;
  email: string;
  role: Role;
  accessToken: string;
  /** `name=value` of the refresh cookie. */
  refreshCookie: string;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  url: string;
  config: Config;
  /** A new user of that role, signed in; from an address of its own, where many are made in a minute. */
  as(role: Role, remoteAddress?: string): Promise<TestUser>;
  /** A call below /api, by a user or by nobody. */
  call(
    user: TestUser | null,
    method: NonNullable<InjectOptions["method"]>,
    path: string,
    options?: Omit<InjectOptions, "method" | "url">,
  ): Promise<LightMyRequestResponse>;
  /** A second process on the same database, by connections of its own, or by given ones, which the giver closes. */
  another(db?: Database): Promise<FastifyInstance>;
  /**
   * Settled once every process has heard all that was told so far. Of what it changed itself a process hears, too, a
   * moment later: who counts what is made anew waits for that.
   */
  heardAll(): Promise<void>;
}

const MARKS = "test_marks";

/** Where bank transfers go. A variable that is empty counts as none. */
export const TEST_ACCOUNT = "Fir Ltd; GB29 NWBK 6016 1331 9268 19; Fir Bank; NWBKGB2L";
export const TEST_PASSWORD = "correct horse";
// One hash for all test users, and the cheapest there is: how dear it is to check stands in the hash itself, and real
// ones are slow on purpose. Who measures that signs up.
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let sharedHash: Promise<string> | undefined;

interface Options extends Partial<Pick<AppDeps, "clock" | "pages" | "logger">> {
  env?: Record<string, string>;
  /** With the pages and files of the built web app. */
  built?: boolean;
  /** A migrated database instead of a new one of the tests' own server. */
  database?: TestDatabase;
}

/** The whole app on a database of its own; both close themselves after the tests of the file. */
export async function buildTestApp({
  env = {},
  clock = () => new Date(),
  built = false,
  database: given,
  ...rest
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const settings = loadConfig({
    AUTH_SECRET: "a secret that only the tests know, long enough",
    LOG_LEVEL: "silent",
    DATABASE_URL: database.url,
    DATA_DIR: temporaryDataDir(0o711, afterAll),
    SHOP_BANK_ACCOUNT: TEST_ACCOUNT,
    ...env,
  });
  const config: Config = built
    ? { ...settings, webBuildDir: join(await prepareBuild("web"), "web") }
    : settings;
  const open: { close: () => Promise<unknown> }[] = [];
  const heardBy = new Map<string, number>();
  let processes = 0;
  const start = async (db: Database) => {
    const listener = await startNotificationListener(database.url, db);
    open.unshift(listener);
    processes += 1;
    await listener.on(
      MARKS,
      (mark) => heardBy.set(mark, (heardBy.get(mark) ?? 0) + 1),
      () => {},
    );
    const settings = await openSettings({ db, listener, config });
    const app = await buildApp({ config, db, listener, settings, clock, ...rest });
    await app.ready();
    open.unshift(app);
    return app;
  };
  const app = await start(database.db);
  afterAll(async () => {
    for (const part of open) await part.close();
    await database.close();
  });

  return {
    app,
    db: database.db,
    url: database.url,
    config,
    as: (role, remoteAddress) => signInNew(app, database.db, { role, remoteAddress }, clock()),
    call: (user, method, path, options = {}) =>
      app.inject({
        ...options,
        method,
        url: `/api${path}`,
        headers: { ...(user ? { authorization: `Bearer ${user.accessToken}` } : {}), ...options.headers },
      }),
    another: async (given) => {
      if (given) return start(given);
      const db = connectDatabase(database.url, { max: 3 });
      open.unshift(db);
      return start(db);
    },
    heardAll: async () => {
      const mark = randomUUID();
      await database.db.execute(sql`select pg_notify(${MARKS}, ${mark})`);
      await expect.poll(() => heardBy.get(mark), { interval: 5 }).toBe(processes);
    },
  };
}

async function signInNew(
  app: FastifyInstance,
  db: Database,
  { role, remoteAddress }: { role: Role; remoteAddress: string | undefined },
  now: Date,
): Promise<TestUser> {
  sharedHash ??= hash(TEST_PASSWORD, CHEAPEST);
  const id = newId(now);
  const email = `${id}@test.example`;
  const passwordHash = await sharedHash;
  await db.insert(users).values({ id, userName: `test-${id}`, email, role, passwordHash, createdAt: now });
  return signInAs(app, { id, email, role }, remoteAddress);
}

/** Signs in an existing user with the password that all test users have. */
export async function signInAs(
  app: FastifyInstance,
  { id, email, role }: Pick<TestUser, "id" | "email" | "role">,
  remoteAddress = "127.0.0.1",
): Promise<TestUser> {
  const response = await app.inject({
    method: "POST",
    url: "/api/signin",
    payload: { email, password: TEST_PASSWORD, rememberMe: true },
    remoteAddress,
  });
  return { id, email, role, accessToken: response.json().accessToken, refreshCookie: cookieOf(response) };
}

/** `name=value` of the refresh cookie that a response sets. */
export function cookieOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === "refreshToken");
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}
