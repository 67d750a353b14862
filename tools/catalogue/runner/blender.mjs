import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE } from "./paths.mjs";

const BLENDER = process.env.CATALOGUE_BLENDER ?? "blender";

function runBlender(args) {
  const script = [
    "-b",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    join(CATALOGUE, "render.py"),
    "--",
  ];
  return execFileSync(BLENDER, [...script, ...args], { encoding: "utf8", maxBuffer: 64 * 2 ** 20 });
}

/** Every item with its kind, picture size and the hash of all it is made from. */
export function listItems() {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "items.json");
  try {
    runBlender(["--list", file]);
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Renders one item to a PNG and returns how long each step took. */
export function renderItem(item, out, { size, samples }) {
  const log = runBlender([
    "--slug",
    item.slug,
    "--out",
    out,
    "--size",
    size.join("x"),
    "--samples",
    String(samples),
  ]);
  return (
    log
      .split("\n")
      .find((line) => line.startsWith("RENDERED"))
      ?.slice("RENDERED ".length) ?? ""
  );
}
