import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { type EmbeddedOptions, openEmbeddedDatabase } from "./";
import { type LaunchMode, namespacesWork } from "./launch-mode";
import { isAlive } from "./postmaster";

const isRoot = process.getuid?.() === 0;
const open = (options: EmbeddedOptions) => openEmbeddedDatabase({ durable: false, ...options });

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function expectDataSurvivesRestart(options: EmbeddedOptions): Promise<LaunchMode> {
  const first = await open(options);
  await query(first.url, "create table notes (text text); insert into notes values ('stored')");
  await first.close();
  expect(isAlive(first.pid)).toBe(false);

  const second = await open(options);
  expect(await query(second.url, "select text from notes")).toEqual([{ text: "stored" }]);
  await second.close();
  return second.mode;
}

describe("the embedded PostgreSQL", () => {
  it("starts, keeps its data over a restart, and leaves no process behind", async () => {
    const mode = await expectDataSurvivesRestart({ dataDir: temporaryDataDir() });
    expect(mode).toBe(isRoot ? "other-user" : "direct");
  });

  it.runIf(isRoot)("runs as root in a home folder that no other user can enter", async () => {
    const home = temporaryDataDir(0o700);
    const options = { dataDir: join(home, "data"), systemDir: join(temporaryDataDir(0o755), "larkwood") };
    expect(await expectDataSurvivesRestart(options)).toBe(namespacesWork() ? "namespace" : "relocated");
  });

  it.runIf(isRoot)(
    "moves its data and a copy of the binaries to a system directory as the last resort",
    async () => {
      const dataDir = join(temporaryDataDir(0o700), "data");
      const systemDir = join(temporaryDataDir(0o755), "larkwood");
      const mode = await expectDataSurvivesRestart({ dataDir, systemDir, allowedModes: ["relocated"] });
      expect(mode).toBe("relocated");
      expect(existsSync(join(dataDir, "postgres", "PG_VERSION"))).toBe(true);
    },
  );

  it.runIf(isRoot)("keeps its data when the launch mode changes", async () => {
    const dataDir = join(temporaryDataDir(), "data");
    const systemDir = join(temporaryDataDir(0o755), "larkwood");
    for (const [index, mode] of (["other-user", "relocated", "other-user"] as const).entries()) {
      const database = await open({ dataDir, systemDir, allowedModes: [mode] });
      await query(database.url, "create table if not exists starts (mode text)");
      await query(database.url, `insert into starts values ('${mode}')`);
      expect(await query(database.url, "select mode from starts")).toHaveLength(index + 1);
      await database.close();
    }
  });

  it.runIf(isRoot)("opens a cluster whose folder other users can enter, and closes it to them", async () => {
    const dataDir = temporaryDataDir();
    const options = { dataDir, allowedModes: ["other-user"] } as const;
    await (await open(options)).close();
    chmodSync(join(dataDir, "postgres"), 0o755);
    await (await open(options)).close();
    expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });

  it.runIf(isRoot)("fails with a message that names DATABASE_URL if no mode is possible", async () => {
    await expect(open({ dataDir: temporaryDataDir(), allowedModes: ["direct"] })).rejects.toThrow(
      /can't run as root.*Set DATABASE_URL/,
    );
  });

  it("is shared by all processes that open the same data directory, and stopped by the last", async () => {
    const dataDir = temporaryDataDir();
    const shops = await Promise.all([open({ dataDir }), open({ dataDir }), open({ dataDir })]);
    const [first, second, third] = shops;
    expect(new Set(shops.map(({ pid }) => pid)).size).toBe(1);
    await first?.close();
    await second?.close();
    expect(await query(third?.url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
    await third?.close();
    expect(isAlive(third?.pid ?? 0)).toBe(false);
  });

  it("runs a separate server for each data directory", async () => {
    const [one, other] = await Promise.all([
      open({ dataDir: temporaryDataDir() }),
      open({ dataDir: temporaryDataDir() }),
    ]);
    await query(one.url, "create table only_here ()");
    expect(await query(other.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
    await Promise.all([one.close(), other.close()]);
  });

  it("requires the password, which only the owner can read", async () => {
    const dataDir = temporaryDataDir();
    const database = await open({ dataDir });
    const wrongUrl = database.url.replace(/:[^:@/]+@/, ":guessed@");
    await expect(query(wrongUrl, "select 1")).rejects.toThrow("password authentication failed");
    expect(statSync(join(dataDir, "secrets", "postgres-password")).mode & 0o777).toBe(0o600);
    await database.close();
  });

  it("creates the cluster again after a start was killed halfway", async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(join(dataDir, "postgres.new-4194303"), { recursive: true });
    const database = await open({ dataDir });
    expect(existsSync(join(dataDir, "postgres.new-4194303"))).toBe(false);
    await database.close();
  });
});
