import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { temporaryDataDir } from "../../testing/data-dir";
import { publishAssets } from "./asset-store";
import { serveFiles } from "./static-files";

const DAY_MS = 24 * 3_600_000;
const today = new Date("2026-11-15T12:00:00Z");
const daysLater = (days: number) => new Date(today.getTime() + days * DAY_MS);

/** A build of the web app with these assets. */
function buildWith(assets: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-web-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "client", "assets"), { recursive: true });
  for (const [name, text] of Object.entries(assets)) {
    writeFileSync(join(folder, "client", "assets", name), text);
    writeFileSync(join(folder, "client", "assets", `${name}.gz`), gzipSync(text));
  }
  return folder;
}

async function startProcess(webBuildDir: string, dataDir: string) {
  const app = fastify();
  onTestFinished(() => app.close());
  await serveFiles(app, { dataDir, webBuildDir }, () => today);
  return app;
}

it("every process serves the assets of the old and the new build", async () => {
  const dataDir = temporaryDataDir();
  const older = await startProcess(buildWith({ "page-1.css": "old", "shared.js": "both" }), dataDir);
  const newer = await startProcess(buildWith({ "page-2.css": "new", "shared.js": "both" }), dataDir);
  for (const app of [older, newer]) {
    for (const [name, text] of Object.entries({ "page-1.css": "old", "page-2.css": "new" })) {
      const plain = await app.inject(`/assets/${name}`);
      expect([plain.statusCode, plain.body]).toEqual([200, text]);
      expect(plain.headers["cache-control"]).toContain("immutable");
      const compressed = await app.inject({ url: `/assets/${name}`, headers: { "accept-encoding": "gzip" } });
      expect([compressed.headers["content-encoding"], compressed.rawPayload]).toEqual([
        "gzip",
        gzipSync(text),
      ]);
    }
  }
});

it("does not serve the file lists", async () => {
  const dataDir = temporaryDataDir();
  const app = await startProcess(buildWith({ "page-1.css": "old" }), dataDir);
  const [list = ""] = readdirSync(join(dataDir, "assets", ".builds"));
  expect(list).toMatch(/\.list$/);
  expect((await app.inject(`/assets/.builds/${list}`)).statusCode).toBe(404);
});

it("deletes a build a week after its last use, but never the previous one", async () => {
  const store = join(temporaryDataDir(), "assets");
  const publish = (build: string, at: Date) => publishAssets(join(build, "client", "assets"), store, at);
  const [first, second, third] = [1, 2, 3].map((n) =>
    buildWith({ [`page-${n}.css`]: String(n), "all.js": "x" }),
  );
  await publish(first ?? "", today);
  // Still in use five days later.
  await publish(first ?? "", daysLater(5));
  await publish(second ?? "", daysLater(1));
  const stylesheets = () => readdirSync(store).filter((name) => name.endsWith(".css"));

  await publish(third ?? "", daysLater(11));
  expect(stylesheets()).toEqual(["page-1.css", "page-3.css"]);
  await publish(third ?? "", daysLater(40));
  expect(stylesheets()).toEqual(["page-1.css", "page-3.css"]);
  expect(existsSync(join(store, "all.js"))).toBe(true);
});

it("serves its own assets if it can't copy them", async () => {
  const dataDir = temporaryDataDir();
  mkdirSync(join(dataDir, "assets"));
  writeFileSync(join(dataDir, "assets", ".builds"), "in the way");
  const app = await startProcess(buildWith({ "page-1.css": "old" }), dataDir);
  expect((await app.inject("/assets/page-1.css")).body).toBe("old");
});
