import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { connectDatabase } from "./connection/client";
import { isDiskFull, isOutage } from "./database-errors";

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe("an outage", () => {
  it("is distinguished from a wrong statement, also inside another error", () => {
    expect(isOutage(withCode("57P01"))).toBe(true);
    expect(isOutage(new Error("query failed", { cause: withCode("ECONNRESET") }))).toBe(true);
    expect(isOutage(withCode("53100"))).toBe(true);
    expect(isOutage(withCode("25006"))).toBe(true);
    expect(isOutage(withCode("40P01"))).toBe(true);
    expect(isOutage(new Error("recovery is in progress"))).toBe(true);
    expect(isOutage(withCode("23505"))).toBe(false);
    expect(isOutage("rubbish")).toBe(false);
  });

  it.each([
    ["08006", "connection failure"],
    ["25006", "the server has become a standby"],
    ["25P03", "idle transaction timeout"],
    ["40001", "a standby cancelled the read"],
    ["40P01", "deadlock"],
    ["53000", "out of resources"],
    ["53100", "disk full"],
    ["53200", "out of memory"],
    ["53300", "too many connections"],
    ["55P03", "lock timeout"],
    ["57014", "statement timeout"],
    ["57P01", "the server is shutting down"],
    ["57P02", "the server crashed"],
    ["57P03", "the server is starting"],
    ["57P05", "idle session timeout"],
    ["58000", "system error"],
    ["58030", "disk failure"],
    ["58P01", "missing file"],
    ["ENETUNREACH", "network unreachable"],
    ["EHOSTDOWN", "host down"],
    ["EMFILE", "too many open files"],
  ])("includes %s: %s", (code) => {
    expect(isOutage(withCode(code))).toBe(true);
  });

  it.each([
    ["22012", "division by zero"],
    ["23505", "unique violation"],
    ["25P02", "aborted transaction"],
    ["42703", "unknown column"],
    ["XX000", "internal error"],
    ["XX001", "data corruption"],
  ])("does not include %s: %s", (code) => {
    expect(isOutage(withCode(code))).toBe(false);
  });

  it("distinguishes a full disk, of the shop or of the database", () => {
    expect(isDiskFull(withCode("ENOSPC"))).toBe(true);
    expect(isDiskFull(new Error("query failed", { cause: withCode("53100") }))).toBe(true);
    expect(isDiskFull(withCode("ECONNREFUSED"))).toBe(false);
  });

  it("includes a refused connection", async () => {
    const db = connectDatabase("postgres://nobody@127.0.0.1:1/none", { max: 1 });
    const error = await db.execute(sql`select 1`).catch((e: unknown) => e);
    await db.close();
    expect(isOutage(error)).toBe(true);
  });
});
