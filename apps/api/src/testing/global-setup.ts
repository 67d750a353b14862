import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { openEmbeddedDatabase } from "../db/embedded";
import { migrate } from "../db/migrate";

/** What the test files get to know about the server that serves them all. */
export interface TestServer {
  url: string;
  template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Starts one PostgreSQL for all test files (or takes TEST_DATABASE_URL) with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env.TEST_DATABASE_URL);
  const template = `larkwood_template_${process.pid}`;
  await withAdmin(server.url, (sql) => sql.unsafe(`create database ${template}`));
  await withAdmin(withDatabase(server.url, template), async (sql) => {
    await migrate(sql);
  });
  project.provide("testServer", { url: server.url, template });

  return async () => {
    await withAdmin(server.url, (sql) => sql.unsafe(`drop database ${template} with (force)`));
    await server.close();
  };
}

async function openServer(given: string | undefined): Promise<{ url: string; close: () => Promise<void> }> {
  if (given) return { url: given, close: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "larkwood-test-"));
  // As root the server runs as another user, who has to pass through.
  chmodSync(dataDir, 0o711);
  const embedded = await openEmbeddedDatabase({ dataDir, durable: false });
  const close = async () => {
    await embedded.close();
    rmSync(dataDir, { recursive: true });
  };
  return { url: embedded.url, close };
}

async function withAdmin(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
