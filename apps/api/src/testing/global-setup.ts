import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { TestProject } from "vitest/node";
import { connectDatabase, type Database } from "../db/connection/client";
import { openEmbeddedDatabase } from "../db/embedded";
import { migrate } from "../db/migrate";

/** The database server of all test files. */
export interface TestServer {
  url: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Starts one PostgreSQL server for all test files (or uses TEST_DATABASE_URL) with a migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  const template = `larkwood_template_${process.pid}`;
  await withAdmin(server.url, (db) => db.execute(sql.raw(`create database ${template}`)));
  await withAdmin(withDatabase(server.url, template), (db) => migrate(db));
  project.provide("testServer", { url: server.url, template });

  return async () => {
    await withAdmin(server.url, (db) => db.execute(sql.raw(`drop database ${template} with (force)`)));
    await server.close();
  };
}

async function openServer(testUrl: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  if (testUrl) return { url: testUrl, close: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "larkwood-test-"));
  // As root, the server runs as another user, which must be able to enter.
  chmodSync(dataDir, 0o711);
  const embedded = await openEmbeddedDatabase({ dataDir, durable: false });
  const close = async () => {
    await embedded.close();
    rmSync(dataDir, { recursive: true });
  };
  return { url: embedded.url, close };
}

async function withAdmin(url: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const db = connectDatabase(url, { max: 1 });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
