import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CATALOGUE } from "./paths.mjs";

const BLENDER = process.env.CATALOGUE_BLENDER ?? "blender";
const SCRIPT = [
  "-b",
  "--factory-startup",
  "--python-exit-code",
  "1",
  "-P",
  join(CATALOGUE, "render.py"),
  "--",
];

function runBlender(args) {
  execFileSync(BLENDER, [...SCRIPT, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** Runs Blender to write a JSON file and returns its content. */
function readFromBlender(flag) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "result.json");
  try {
    runBlender([flag, file]);
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every image with its kind, size and the hash of its sources. */
export const listItems = () => readFromBlender("--list");

/** Width, depth and height in cm of every product's model. */
export const measureModels = () => readFromBlender("--measure");

/** Where the products of each room are in its picture. */
export const readMarkers = () => readFromBlender("--markers");

/** Writes the triangles of every product's model into the folder. */
export const exportOutlines = (folder) => runBlender(["--outlines", folder]);

/** Writes the meshes and materials of products with options into the folder. */
export const exportModels = (folder, only) =>
  runBlender(["--models", folder, ...(only ? ["--only", only] : [])]);

/** Renders all jobs in one Blender process; yields each finished job with its duration in seconds, rooms with markers. */
export async function* renderJobs(jobs) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "jobs.json");
  writeFileSync(file, JSON.stringify(jobs));
  const child = spawn(BLENDER, [...SCRIPT, "--jobs", file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise((resolve) => child.on("close", resolve));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith("RENDERED ")) continue;
      const { slug, ...result } = JSON.parse(line.slice("RENDERED ".length));
      yield { job: jobs.find((job) => job.slug === slug), ...result };
    }
    if ((await exited) !== 0) throw new Error("Blender stopped; finished images are kept");
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
