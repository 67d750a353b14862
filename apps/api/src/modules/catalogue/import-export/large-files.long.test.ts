import { setTimeout as pause } from "node:timers/promises";
import { LIMITS, type UserJob } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { products } from "../../../db/schema";
import { buildTestApp } from "../../../testing/build-test-app";

const { as, call, db } = await buildTestApp();
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
const read = async (id: string): Promise<UserJob> => (await call(admin, "GET", `/jobs/${id}`)).json();
const waitForJob = async (id: string): Promise<UserJob> => {
  await expect.poll(async () => (await read(id)).status).not.toMatch(/waiting|running/);
  return read(id);
};
const count = async () => (await db.select({ id: products.id }).from(products)).length;

beforeEach(() => db.delete(products));

/** Sends requests one after the other while some work runs, and counts the responses. */
async function countResponsesDuring(work: Promise<unknown>): Promise<number> {
  let responses = 0;
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect((await call(admin, "GET", "/products?limit=5")).statusCode).toBe(200);
    if (!isDone) responses += 1;
    await pause(5);
  }
  await end;
  return responses;
}

describe("an invalid file", () => {
  it("with one line of 20 MB is refused with a clear error, while other requests are served", async () => {
    for (const text of ["x".repeat(20 * MiB), `id,name\n"${"y,\n".repeat(7 * MiB)}`, ",".repeat(20 * MiB)]) {
      const reply = send("/products/import", text);
      const responses = await countResponsesDuring(reply);
      expect((await reply).statusCode).toBe(400);
      expect((await reply).json().errors.file).toMatch(/^Line [12] is longer than 65,536 characters/);
      expect(responses).toBeGreaterThan(10);
    }
    expect(await count()).toBe(0);
  });

  it("with a million short lines is refused with a clear error, while other requests are served", async () => {
    const reply = send("/products/import", `id,price\n${"1,2\n".repeat(1_000_000)}`);
    const responses = await countResponsesDuring(reply);
    expect((await reply).statusCode).toBe(400);
    expect((await reply).json().errors.file).toBe(
      "The file has more than 100,000 lines. Split it and import the parts.",
    );
    expect(responses).toBeGreaterThan(10);
  });

  it("that exceeds the size limit is refused before it is read", async () => {
    const reply = await send("/products/import", Buffer.alloc(LIMITS.importBytes + 1, 65));
    expect(reply.statusCode).toBe(413);
  });
});

describe("a large file", () => {
  const ROWS = 20_000;

  it("is imported by a job that reports its progress, while other requests are served", async () => {
    const id = await start(fileOf(ROWS));
    const shares: number[] = [];
    const watching = (async () => {
      for (;;) {
        const { status, progress } = await read(id);
        if (progress) shares.push(progress.done / progress.total);
        if (status === "done" || status === "dead") return;
        await pause(50);
      }
    })();
    const responses = await countResponsesDuring(watching);
    const job = await waitForJob(id);
    expect(job).toMatchObject({
      status: "done",
      problem: null,
      report: { counts: { create: ROWS, error: 0 } },
    });
    expect(job.progress).toEqual({ done: 2 * ROWS, total: 2 * ROWS });
    expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(await count()).toBe(ROWS);
    expect(responses).toBeGreaterThan(20);
  });

  it("that is cancelled halfway imports nothing", async () => {
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
    expect(await waitForJob(id)).toMatchObject({ status: "cancelled", report: null });
    expect(await count()).toBe(0);
  });

  it("is only reported in a dry run", async () => {
    const job = await waitForJob(await start(`${fileOf(3_000)},,,,,,\n`, "?dryRun=true"));
    expect(job).toMatchObject({
      problem: null,
      report: { dryRun: true, counts: { create: 3_000, error: 1 } },
    });
    expect(await count()).toBe(0);
  });

  it("with one invalid line is refused completely, and the line is reported", async () => {
    const job = await waitForJob(await start(`${fileOf(3_000)},,,,,,\n`));
    expect(job).toMatchObject({
      status: "done",
      problem: "Nothing was imported. Lines with errors: 1.",
      report: { counts: { create: 3_000, error: 1 }, lines: expect.arrayContaining([]) },
    });
    expect(job.report?.lines[0]).toMatchObject({ line: 3_002, outcome: "error" });
    expect(await count()).toBe(0);
  });
});

describe("an import or export job", () => {
  it("returns 404 to other users for the job, its cancellation and its file", async () => {
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

  it("creates the same file as the direct export", async () => {
    await waitForJob(await start(fileOf(2_500)));
    const { id } = (await call(admin, "POST", "/products/exports")).json();
    expect(await waitForJob(id)).toMatchObject({ status: "done" });
    const file = await call(admin, "GET", `/jobs/${id}/file`);
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.body).toBe((await call(admin, "GET", "/products/export")).body);
  });
});
