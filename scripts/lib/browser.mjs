import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { run, tool } from "./run.mjs";

// The shell without windows comes first: it does the same work with about a quarter less.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium or Chrome of this machine that runs (CHROMIUM_PATH wins), or null. */
export function findSystemBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onThePath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onThePath, ...fixedPlaces].find((path) => existsSync(path) && runs(path)) ?? null;
}

/** Makes sure of a browser: the system's, Playwright's own, or one from the system's package manager. */
export function ensureBrowser() {
  if (findSystemBrowser() || hasOwnBrowser()) return true;
  console.log("Installing a browser for the tests…");
  const isRoot = process.getuid?.() === 0;
  const wish = ["install", "--only-shell", "chromium"];
  if (run(...tool("playwright", ...wish, ...(isRoot ? ["--with-deps"] : []))) && hasOwnBrowser()) return true;
  if (isRoot) {
    const debian =
      "apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)";
    run("sh", ["-c", `${debian} || apk add --no-cache chromium`]);
  }
  return findSystemBrowser() !== null;
}

function hasOwnBrowser() {
  const { chromium } = createRequire(inRoot("e2e", "package.json"))("@playwright/test");
  return existsSync(chromium.executablePath()) && runs(chromium.executablePath());
}

// Some systems have a `chromium` that only tells how to install one. Windows opens a window when asked.
function runs(path) {
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 10_000 }).status === 0;
}
