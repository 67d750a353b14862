import { setTimeout as pause } from "node:timers/promises";
import { LIMITS, type OwnJob } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { products } from "../../../db/schema";
import { buildTestApp } from "../../../testing/build-test-app";

const { app, as, call, db } = await buildTestApp();
const admin = await as("Admin");
const MiB = 1024 * 1024;
const HEADER = "id,name,description,category,price,quantity,imageUrl\n";
const line = (n: number) =>
  `,Birch Chair ${n},A chair of solid birch with a woven seat.,dining,${(n % 900) + 1}.50,5,https://pictures.example/${n}_1280.webp\n`;
const fileOf = (rows: number) => HEADER + Array.from({ length: rows }, (_, n) => line(n)).join("");

const send = (path: string, payload: string | Buffer, query = "") =>
  call(admin, "POST", `${path}${query}`, { payload, headers: { "content-type": "text/csv" } });
const start = async (payload: string, query = ""): Promise<string> =>
  (await send("/products/imports", payload, query)).json().id;
const read = async (id: string): Promise<OwnJob> => (await call(admin, "GET", `/jobs/${id}`)).json();
const ended = async (id: string): Promise<OwnJob> => {
  await expect.poll(async () => (await read(id)).status).not.toMatch(/waiting|running/);
  return read(id);
};
const count = async () => (await db.select({ id: products.id }).from(products)).length;

beforeEach(() => db.delete(products));

const quantile = (times: number[], part: number) =>
  times.sort((x, y) => x - y)[Math.floor(times.length * part)] ?? 0;

/**
 * How long others wait while something is done: for their turn on the event loop, as far as this process itself was busy
 * (what else the machine does is nobody's fault here), and for the answer to a call: nine of ten, because by the clock
 * one pause of the machine is the slowest of a few dozen.
 */
async function shopMeanwhile(work: Promise<unknown>) {
  const waits: number[] = [];
  const calls: number[] = [];
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  const ticks = setInterval(() => {
    const used = process.cpuUsage(last.cpu);
    const gap = performance.now() - last.at - 5;
    waits.push(Math.min(gap, (used.user + used.system) / 1_000));
    last = { at: performance.now(), cpu: process.cpuUsage() };
  }, 5);
  while (!isDone) {
    const from = performance.now();
    await app.inject({ url: "/api/products?limit=5" });
    calls.push(performance.now() - from);
    await pause(5);
  }
  clearInterval(ticks);
  await end;
  return { waitP99: quantile(waits, 0.99), callP90: quantile(calls, 0.9), calls: calls.length };
}

// On this machine, as busy as it is, with nothing else to do.
const quiet = await shopMeanwhile(pause(2_000));
const PROMPT_MS = Math.max(100, 4 * quiet.callP90);

describe("a file that is none", () => {
  it("with one line of 20 MB is refused in a sentence, and the shop goes on meanwhile", async () => {
    for (const text of ["x".repeat(20 * MiB), `id,name\n"${"y,\n".repeat(7 * MiB)}`, ",".repeat(20 * MiB)]) {
      const reply = send("/products/import", text);
      const { waitP99, callP90 } = await shopMeanwhile(reply);
      expect((await reply).statusCode).toBe(400);
      expect((await reply).json().errors.file).toMatch(/^Line [12] is longer than 65,536 characters/);
      expect(waitP99).toBeLessThan(100);
      expect(callP90).toBeLessThan(PROMPT_MS);
    }
    expect(await count()).toBe(0);
  });

  it("with a million short lines is refused in a sentence, and the shop goes on meanwhile", async () => {
    const reply = send("/products/import", `id,price\n${"1,2\n".repeat(1_000_000)}`);
    const { waitP99, callP90 } = await shopMeanwhile(reply);
    expect((await reply).statusCode).toBe(400);
    expect((await reply).json().errors.file).toBe(
      "The file has more than 100,000 lines. Split it and import the parts.",
    );
    expect(waitP99).toBeLessThan(100);
    expect(callP90).toBeLessThan(PROMPT_MS);
  });

  it("with more bytes than a file may have is refused before it is read", async () => {
    const reply = await send("/products/import", Buffer.alloc(LIMITS.importBytes + 1, 65));
    expect(reply.statusCode).toBe(413);
  });
});

describe("a large file", () => {
  const ROWS = 20_000;

  it("is imported as a job that tells how far it is, while others are served", async () => {
    const id = await start(fileOf(ROWS));
    const seen: number[] = [];
    const watched = (async () => {
      for (;;) {
        const { status, progress } = await read(id);
        if (progress) seen.push(progress.done / progress.total);
        if (status === "done" || status === "dead") return;
        await pause(50);
      }
    })();
    const { waitP99, callP90, calls } = await shopMeanwhile(watched);
    const job = await ended(id);
    expect(job).toMatchObject({
      status: "done",
      problem: null,
      report: { counts: { create: ROWS, error: 0 } },
    });
    expect(job.progress).toEqual({ done: 2 * ROWS, total: 2 * ROWS });
    expect(seen.some((share) => share > 0 && share < 1)).toBe(true);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(await count()).toBe(ROWS);
    expect(calls).toBeGreaterThan(20);
    expect(waitP99).toBeLessThan(100);
    expect(callP90).toBeLessThan(PROMPT_MS);
  });

  it("that is stopped halfway leaves nothing behind", async () => {
    const id = await start(fileOf(ROWS));
    await expect
      .poll(
        async () => {
          const { progress } = await read(id);
          return progress !== null && progress.done > ROWS;
        },
        { interval: 20 },
      )
      .toBe(true);
    expect((await call(admin, "POST", `/jobs/${id}/cancel`)).statusCode).toBe(200);
    expect(await ended(id)).toMatchObject({ status: "cancelled", report: null });
    expect(await count()).toBe(0);
  });

  it("says in a dry run what it would do, and does nothing", async () => {
    const job = await ended(await start(`${fileOf(3_000)},,,,,,\n`, "?dryRun=true"));
    expect(job).toMatchObject({
      problem: null,
      report: { dryRun: true, counts: { create: 3_000, error: 1 } },
    });
    expect(await count()).toBe(0);
  });

  it("with a wrong line is refused as a whole, and names it", async () => {
    const job = await ended(await start(`${fileOf(3_000)},,,,,,\n`));
    expect(job).toMatchObject({
      status: "done",
      problem: "Nothing was imported. Lines with errors: 1.",
      report: { counts: { create: 3_000, error: 1 }, lines: expect.arrayContaining([]) },
    });
    expect(job.report?.lines[0]).toMatchObject({ line: 3_002, outcome: "error" });
    expect(await count()).toBe(0);
  });
});

describe("a job", () => {
  it("is its starter's own: others neither see nor stop it, and its file is theirs alone", async () => {
    const other = await as("Admin");
    await call(admin, "PUT", `/users/${other.id}/permissions`, {
      payload: { permissions: ["catalogue.write"] },
    });
    const { id } = (await call(admin, "POST", "/products/exports")).json();
    for (const [method, path] of [
      ["GET", ""],
      ["POST", "/cancel"],
      ["GET", "/file"],
    ] as const) {
      expect((await call(other, method, `/jobs/${id}${path}`)).statusCode).toBe(404);
    }
    expect((await call(other, "GET", "/admin/jobs")).statusCode).toBe(403);
  });

  it("of an export gives the file that the call gives at once", async () => {
    await ended(await start(fileOf(2_500)));
    const { id } = (await call(admin, "POST", "/products/exports")).json();
    expect(await ended(id)).toMatchObject({ status: "done" });
    const file = await call(admin, "GET", `/jobs/${id}/file`);
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.body).toBe((await call(admin, "GET", "/products/export")).body);
  });
});
