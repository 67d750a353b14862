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
import type { Extensions } from "../extensions";
import { openSettings } from "../modules/platform/settings";
import { temporaryDataDir } from "./data-dir";
import { createTestDatabase, type TestDatabase } from "./test-database";

/** A signed-in user for test requests. */
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
  /** Creates and signs in a user. Tests that create many per minute pass different addresses. */
  as(role: Role, remoteAddress?: string): Promise<TestUser>;
  /** Sends a request below /api, as a user or anonymously. */
  call(
    user: TestUser | null,
    method: NonNullable<InjectOptions["method"]>,
    path: string,
    options?: Omit<InjectOptions, "method" | "url">,
  ): Promise<LightMyRequestResponse>;
  /** Starts a second app on the same database, with its own pool unless one is given, which the caller closes. */
  another(db?: Database): Promise<FastifyInstance>;
  /** Resolves when every app has received all notifications sent so far, including those of its own changes. */
  flushNotifications(): Promise<void>;
}

const FLUSH_CHANNEL = "test_flush";

// Short, so that tests do not wait for jobs.
const JOB_POLL_MS = 100;

export const TEST_ACCOUNT = "Fir Ltd; GB29 NWBK 6016 1331 9268 19; Fir Bank; NWBKGB2L";
export const TEST_PASSWORD = "correct horse";
// All test users share one cheap hash, because real ones are slow on purpose.
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let sharedHash: Promise<string> | undefined;

interface Options extends Partial<Pick<AppDeps, "clock" | "pages" | "logger">> {
  env?: Record<string, string>;
  /** Extensions of the operator. */
  extensions?: Extensions;
  /** Serves the pages and files of the built web app. */
  built?: boolean;
  /** Uses this migrated database instead of a new one. */
  database?: TestDatabase;
}

/** Builds the whole app with a new database. Both close after the tests of the file. */
export async function buildTestApp({
  env = {},
  clock = () => new Date(),
  extensions = {},
  built = false,
  database: given,
  ...rest
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const sendsMail = "SMTP_URL" in env || extensions.mailTransport !== undefined;
  const loaded = loadConfig({
    AUTH_SECRET: "a secret that only the tests know, long enough",
    LOG_LEVEL: "silent",
    DATABASE_URL: database.url,
    DATA_DIR: temporaryDataDir(0o711, afterAll),
    SHOP_BANK_ACCOUNT: TEST_ACCOUNT,
    ...env,
  });
  // As with the embedded database, because only such a shop creates backups.
  const settings: Config = { ...loaded, databaseUrl: null };
  const config: Config = built
    ? { ...settings, extensions, sendsMail, webBuildDir: join(await prepareBuild("web"), "web") }
    : { ...settings, extensions, sendsMail };
  const open: { close: () => Promise<unknown> }[] = [];
  const receiversByMark = new Map<string, number>();
  let apps = 0;
  const start = async (db: Database) => {
    const listener = await startNotificationListener(database.url, db);
    open.unshift(listener);
    apps += 1;
    await listener.on(
      FLUSH_CHANNEL,
      (mark) => receiversByMark.set(mark, (receiversByMark.get(mark) ?? 0) + 1),
      () => {},
    );
    const settings = await openSettings({ db, listener, config });
    const app = await buildApp({ config, db, listener, settings, clock, jobPollMs: JOB_POLL_MS, ...rest });
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
    as: (role, remoteAddress) => createUser(app, database.db, { role, remoteAddress }, clock()),
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
    flushNotifications: async () => {
      const mark = randomUUID();
      await database.db.execute(sql`select pg_notify(${FLUSH_CHANNEL}, ${mark})`);
      await expect.poll(() => receiversByMark.get(mark), { interval: 5 }).toBe(apps);
    },
  };
}

async function createUser(
  app: FastifyInstance,
  db: Database,
  { role, remoteAddress }: { role: Role; remoteAddress: string | undefined },
  now: Date,
): Promise<TestUser> {
  sharedHash ??= hash(TEST_PASSWORD, CHEAP_HASH);
  const id = newId(now);
  const email = `${id}@test.example`;
  const passwordHash = await sharedHash;
  await db.insert(users).values({ id, userName: `test-${id}`, email, role, passwordHash, createdAt: now });
  return signInAs(app, { id, email, role }, remoteAddress);
}

/** Signs in an existing test user. */
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

/** The refresh cookie of a response as `name=value`. */
export function cookieOf(response: LightMyRequestResponse): string {
  const cookie = response.cookies.find(({ name }) => name === "refreshToken");
  return cookie ? `${cookie.name}=${cookie.value}` : "";
}
