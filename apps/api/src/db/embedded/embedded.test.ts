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

async function keepsItsData(options: EmbeddedOptions): Promise<LaunchMode> {
  const first = await open(options);
  await query(first.url, "create table notes (text text); insert into notes values ('kept')");
  await first.close();
  expect(isAlive(first.pid)).toBe(false);

  const second = await open(options);
  expect(await query(second.url, "select text from notes")).toEqual([{ text: "kept" }]);
  await second.close();
  return second.way;
}

describe("the embedded PostgreSQL", () => {
  it("starts, keeps its data over a stop, and leaves no process behind", async () => {
    const way = await keepsItsData({ dataDir: temporaryDataDir() });
    expect(way).toBe(isRoot ? "other-user" : "direct");
  });

  it.runIf(isRoot)("runs as root in a home that nobody else can enter", async () => {
    const home = temporaryDataDir(0o700);
    const options = { dataDir: join(home, "data"), systemDir: join(temporaryDataDir(0o755), "larkwood") };
    expect(await keepsItsData(options)).toBe(namespacesWork() ? "namespace" : "relocated");
  });

  it.runIf(isRoot)(
    "keeps data and a copy of what it needs in a system directory as the last way",
    async () => {
      const dataDir = join(temporaryDataDir(0o700), "data");
      const systemDir = join(temporaryDataDir(0o755), "larkwood");
      const way = await keepsItsData({ dataDir, systemDir, allowedWays: ["relocated"] });
      expect(way).toBe("relocated");
      expect(existsSync(join(dataDir, "postgres", "PG_VERSION"))).toBe(true);
    },
  );

  it.runIf(isRoot)("goes on with its data when the way changes", async () => {
    const dataDir = join(temporaryDataDir(), "data");
    const systemDir = join(temporaryDataDir(0o755), "larkwood");
    for (const [index, way] of (["other-user", "relocated", "other-user"] as const).entries()) {
      const database = await open({ dataDir, systemDir, allowedWays: [way] });
      await query(database.url, "create table if not exists starts (way text)");
      await query(database.url, `insert into starts values ('${way}')`);
      expect(await query(database.url, "select way from starts")).toHaveLength(index + 1);
      await database.close();
    }
  });

  it.runIf(isRoot)("opens a cluster that a copy has left open to others", async () => {
    const dataDir = temporaryDataDir();
    const options = { dataDir, allowedWays: ["other-user"] } as const;
    await (await open(options)).close();
    chmodSync(join(dataDir, "postgres"), 0o755);
    await (await open(options)).close();
    expect(statSync(join(dataDir, "postgres")).mode & 0o777).toBe(0o700);
  });

  it.runIf(isRoot)("says in a sentence that names DATABASE_URL when there is no way", async () => {
    await expect(open({ dataDir: temporaryDataDir(), allowedWays: ["direct"] })).rejects.toThrow(
      /can't run as root.*Set DATABASE_URL/,
    );
  });

  it("is shared by all who open the same data directory at once, and stopped by the last", async () => {
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

  it("keeps two data directories apart", async () => {
    const [one, other] = await Promise.all([
      open({ dataDir: temporaryDataDir() }),
      open({ dataDir: temporaryDataDir() }),
    ]);
    await query(one.url, "create table only_here ()");
    expect(await query(other.url, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
    await Promise.all([one.close(), other.close()]);
  });

  it("lets nobody in without the password, which only the owner can read", async () => {
    const dataDir = temporaryDataDir();
    const database = await open({ dataDir });
    const stranger = database.url.replace(/:[^:@/]+@/, ":guessed@");
    await expect(query(stranger, "select 1")).rejects.toThrow("password authentication failed");
    expect(statSync(join(dataDir, "secrets", "postgres-password")).mode & 0o777).toBe(0o600);
    await database.close();
  });

  it("makes the cluster anew when an earlier start was killed while making it", async () => {
    const dataDir = temporaryDataDir();
    mkdirSync(join(dataDir, "postgres.new-4194303"), { recursive: true });
    const database = await open({ dataDir });
    expect(existsSync(join(dataDir, "postgres.new-4194303"))).toBe(false);
    await database.close();
  });
});
