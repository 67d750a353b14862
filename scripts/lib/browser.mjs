import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run, tool } from "./run.mjs";

// Prefer the headless shell: it needs about a quarter less CPU time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const fixedPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Finds an installed Chromium or Chrome that runs (CHROMIUM_PATH takes precedence), or returns null. */
export function findSystemBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPaths].find((path) => existsSync(path) && runs(path)) ?? null;
}

/** Finds or installs a browser: the system's, Playwright's, or one from the system's package manager. */
export function ensureBrowser() {
  if (findSystemBrowser() || hasPlaywrightBrowser()) return true;
  console.log("Installing a browser for the tests…");
  const isRoot = process.getuid?.() === 0;
  const installArgs = ["install", "--only-shell", "chromium"];
  if (
    run(...tool("playwright", ...installArgs, ...(isRoot ? ["--with-deps"] : []))) &&
    hasPlaywrightBrowser()
  )
    return true;
  if (isRoot) {
    const debian =
      "apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)";
    run("sh", ["-c", `${debian} || apk add --no-cache chromium`]);
  }
  return findSystemBrowser() !== null;
}

function hasPlaywrightBrowser() {
  const { chromium } = createRequire(inRoot("e2e", "package.json"))("@playwright/test");
  return existsSync(chromium.executablePath()) && runs(chromium.executablePath());
}

// Some systems have a `chromium` that only prints how to install it. On Windows `--version` opens a window.
function runs(path) {
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;
}
