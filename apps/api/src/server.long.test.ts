import { chmodSync, chownSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { prepareBuild } from "../../../scripts/lib/prepare.mjs";
import { connectDatabase } from "./db/connection/client";
import { openEmbeddedDatabase } from "./db/embedded";
import { canEnter, findServiceUser, namespacesWork } from "./db/embedded/launch-mode";
import { isAlive, parsePidFile } from "./db/embedded/postmaster";
import { temporaryDataDir } from "./testing/data-dir";
import { sqlOn } from "./testing/plain-sql";
import { startShopProcess } from "./testing/shop-process";
import { createTestDatabase } from "./testing/test-database";

beforeAll(() => prepareBuild("api"));

const isRoot = process.getuid?.() === 0;
const here = fileURLToPath(new URL(".", import.meta.url));

function databasePid(dataDir: string): number {
  const text = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  return parsePidFile(text)?.pid ?? 0;
}

async function subscribe(address: string, email: string): Promise<boolean> {
  const reply = await fetch(`${address}/api/newsletter`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  return reply.ok;
}

async function subscribersIn(dataDir: string): Promise<string[]> {
  const database = await openEmbeddedDatabase({ dataDir });
  const db = connectDatabase(database.url, { max: 1 });
  const rows = await sqlOn(db)<{ email: string }>`select email from newsletter_subscribers order by email`;
  await db.close();
  await database.close();
  return rows.map(({ email }) => email);
}

describe("the server process", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "starts with demo accounts and stops cleanly on %s, with its database",
    async (signal) => {
      const dataDir = temporaryDataDir();
      const shop = startShopProcess({ env: { DATA_DIR: dataDir } });
      const address = await shop.opened();
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      await expect.poll(shop.printed).toContain("admin@larkwood.example / larkwood-admin");
      await expect.poll(shop.printed).toContain("user@larkwood.example / larkwood-user");

      const database = databasePid(dataDir);
      shop.kill(signal);
      expect(await shop.ended()).toBe(0);
      expect(isAlive(database)).toBe(false);
      expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
    },
  );

  it("loses no confirmed data if shop and database are killed", async () => {
    const dataDir = temporaryDataDir();
    const first = startShopProcess({ env: { DATA_DIR: dataDir } });
    const firstAddress = await first.opened();
    expect(await subscribe(firstAddress, "one@reader.example")).toBe(true);
    first.kill("SIGKILL");
    await first.ended();
    const orphan = databasePid(dataDir);
    expect(isAlive(orphan)).toBe(true);

    const second = startShopProcess({ env: { DATA_DIR: dataDir } });
    const secondAddress = await second.opened();
    expect(databasePid(dataDir)).toBe(orphan);
    expect(await subscribe(secondAddress, "two@reader.example")).toBe(true);
    process.kill(orphan, "SIGKILL");
    second.kill("SIGKILL");
    await second.ended();

    expect(await subscribersIn(dataDir)).toEqual(["one@reader.example", "two@reader.example"]);
  });

  it("runs twice on one machine, with separate or shared data directories", async () => {
    const [home, away] = [temporaryDataDir(), temporaryDataDir()];
    const shops = [home, away, home].map((dataDir) => startShopProcess({ env: { DATA_DIR: dataDir } }));
    const [first, other, second] = shops;
    const addresses = await Promise.all(shops.map((shop) => shop.opened()));
    await subscribe(addresses[0] ?? "", "first@reader.example");
    await subscribe(addresses[1] ?? "", "other@reader.example");

    first?.kill("SIGTERM");
    expect(await first?.ended()).toBe(0);
    expect(await subscribe(addresses[2] ?? "", "second@reader.example")).toBe(true);
    for (const shop of [other, second]) shop?.kill("SIGTERM");
    await Promise.all([other?.ended(), second?.ended()]);

    expect(await subscribersIn(home)).toEqual(["first@reader.example", "second@reader.example"]);
    expect(await subscribersIn(away)).toEqual(["other@reader.example"]);
  });

  describe.runIf(isRoot && canEnter(findServiceUser(), here))("for an ordinary user", () => {
    // Containers often run as a user id without a name.
    const nameless = { uid: 64_999, gid: 64_999 };
    const users = namespacesWork() ? [findServiceUser(), nameless] : [findServiceUser()];

    it.each(users)("runs in a home folder that no other user can enter, as user id $uid", async (user) => {
      const home = temporaryDataDir();
      chownSync(home, user.uid, user.gid);
      chmodSync(home, 0o700);
      const env = { DATA_DIR: join(home, "my data"), TMPDIR: home, HOME: home };
      for (const start of ["first", "second"]) {
        const shop = startShopProcess({ env, user });
        expect((await fetch(`${await shop.opened()}/healthz`)).status, start).toBe(200);
        shop.kill("SIGTERM");
        expect(await shop.ended()).toBe(0);
      }
    });
  });
});

describe("a failed start prints a message and exits with code 1", () => {
  async function failure(env: Record<string, string>): Promise<string> {
    const shop = startShopProcess({ env });
    expect(await shop.ended()).toBe(1);
    expect(shop.printed()).not.toMatch(/^\s+at /m);
    return shop.printed().trim();
  }

  it("for an invalid setting", async () => {
    expect(await failure({ PORT: "eighty" })).toBe("PORT must be a whole number from 0 to 65535.");
  });

  it("for a port in use, and stops the database", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => {
      other.close();
    });
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" ? address?.port : 0;
    const dataDir = temporaryDataDir();
    expect(await failure({ PORT: String(port), DATA_DIR: dataDir })).toContain(
      `Port ${port} is already in use.`,
    );
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
  });

  it("for a database with incompatible changes of a newer version, but not with compatible ones", async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const env = { DATABASE_URL: database.url, DATA_DIR: temporaryDataDir() };
    const recordMigration = (name: string, olderCodeLives: boolean) => sqlOn(database.db)`
      insert into schema_migrations (name, checksum, older_code_lives) values (${name}, '-', ${olderCodeLives})`;
    await recordMigration("9998_compatible", true);
    const shop = startShopProcess({ env });
    await shop.opened();
    await recordMigration("9999_incompatible", false);
    expect(await failure(env)).toBe(
      "The database was made by a newer version of the shop (it has 9999_incompatible).",
    );
  });

  it("for an unreachable database", async () => {
    const DATABASE_URL = "postgres://nobody:nothing@127.0.0.1:1/none";
    const message = await failure({ DATABASE_URL, DATA_DIR: temporaryDataDir() });
    expect(message).toMatch(/^Can't reach the PostgreSQL server in DATABASE_URL/);
  });
});
