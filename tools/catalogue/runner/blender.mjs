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

/** Lets Blender write a JSON file and returns what is in it. */
function askBlender(flag) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "answer.json");
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

/** Every picture with its kind, size and the hash of all it is made from. */
export const listItems = () => askBlender("--list");

/** Width, depth and height in cm of every product's model. */
export const measureModels = () => askBlender("--measure");

/** Renders jobs in one Blender, which starts and loads only once; yields each job with its seconds when it is done. */
export async function* renderJobs(jobs) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  const file = join(folder, "jobs.json");
  writeFileSync(file, JSON.stringify(jobs));
  const child = spawn(BLENDER, [...SCRIPT, "--jobs", file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.startsWith("RENDERED ")) continue;
      const { slug, ...seconds } = JSON.parse(line.slice("RENDERED ".length));
      yield { job: jobs.find((job) => job.slug === slug), seconds };
    }
    if ((await ended) !== 0) throw new Error("Blender stopped; finished images are kept");
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
