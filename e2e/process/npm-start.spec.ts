import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "../support/test";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Each test starts and stops a shop, which is slow on a busy machine.
test.setTimeout(120_000);

let dataDir: string;
let npm: ChildProcess;
let printed = "";

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "larkwood npm "));
  chmodSync(dataDir, 0o711);
  printed = "";
  npm = spawn("npm", ["start"], { cwd: root, env: { ...process.env, PORT: "0", DATA_DIR: dataDir } });
  npm.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await expect.poll(() => printed, { timeout: 90_000 }).toContain("is open at http://localhost:");
});

test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const pidFile = () => join(dataDir, "postgres", "postmaster.pid");

test("npm start stops the shop and its database on SIGTERM", { tag: "@long" }, async () => {
  const exited = once(npm, "exit");
  npm.kill("SIGTERM");
  await exited;
  expect(existsSync(pidFile())).toBe(false);
});

test("npm start leaves no processes behind if npm is killed", { tag: "@long" }, async () => {
  npm.kill("SIGKILL");
  await expect.poll(() => existsSync(pidFile()), { timeout: 30_000 }).toBe(false);
});
