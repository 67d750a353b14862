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

/** Runs Blender to write a JSON file and returns its content. */
function readFromBlender(flag) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "result.json");
  try {
    execFileSync(BLENDER, [...SCRIPT, flag, file], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    return JSON.parse(readFileSync(file, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every image with its kind, size and the hash of its sources. */
export const listItems = () => readFromBlender("--list");

/** Width, depth and height in cm of every product's model. */
export const measureModels = () => readFromBlender("--measure");

/** Renders all jobs in one Blender process; yields each finished job with its duration in seconds. */
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
      const { slug, ...seconds } = JSON.parse(line.slice("RENDERED ".length));
      yield { job: jobs.find((job) => job.slug === slug), seconds };
    }
    if ((await exited) !== 0) throw new Error("Blender stopped; finished images are kept");
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
