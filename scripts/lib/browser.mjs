import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium or Chrome of this machine (CHROMIUM_PATH wins), or null. */
export function findSystemBrowser(env = process.env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onThePath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [env.CHROMIUM_PATH, ...onThePath, ...fixedPlaces];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
