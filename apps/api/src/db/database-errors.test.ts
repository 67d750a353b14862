import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { connectDatabase } from "./connection/client";
import { isDiskFull, isOutage } from "./database-errors";

const withCode = (code: string) => Object.assign(new Error(code), { code });

describe("an outage", () => {
  it("is told from a wrong statement, also inside another error", () => {
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
    ["08006", "the connection failed"],
    ["25006", "it is a standby now"],
    ["25P03", "a transaction was idle for longer than the server allows"],
    ["40001", "a standby had to go on and ended the read"],
    ["40P01", "two waited for each other"],
    ["53000", "the server has no resources left"],
    ["53100", "its disk is full"],
    ["53200", "its memory is used up"],
    ["53300", "all its connections are taken"],
    ["55P03", "a lock was waited for longer than the server allows"],
    ["57014", "the statement took longer than the server allows"],
    ["57P01", "it is being shut down"],
    ["57P02", "it crashed"],
    ["57P03", "it is starting"],
    ["57P05", "a connection was idle for longer than the server allows"],
    ["58000", "its system failed"],
    ["58030", "its disk fails"],
    ["58P01", "its disk is gone"],
    ["ENETUNREACH", "there is no way to it"],
    ["EHOSTDOWN", "its machine does not answer"],
    ["EMFILE", "this process can open no more connections"],
  ])("is what %s tells of: %s", (code) => {
    expect(isOutage(withCode(code))).toBe(true);
  });

  it.each([
    ["22012", "a division by zero"],
    ["23505", "a name that is taken"],
    ["25P02", "a statement after one that failed"],
    ["42703", "a column that is not there"],
    ["XX000", "a fault inside the server"],
    ["XX001", "damaged data"],
  ])("is not what %s tells of: %s", (code) => {
    expect(isOutage(withCode(code))).toBe(false);
  });

  it("of room is told from any other, whoever has none", () => {
    expect(isDiskFull(withCode("ENOSPC"))).toBe(true);
    expect(isDiskFull(new Error("query failed", { cause: withCode("53100") }))).toBe(true);
    expect(isDiskFull(withCode("ECONNREFUSED"))).toBe(false);
  });

  it("is what the driver reports when nobody listens", async () => {
    const db = connectDatabase("postgres://nobody@127.0.0.1:1/none", { max: 1 });
    const error = await db.execute(sql`select 1`).catch((e: unknown) => e);
    await db.close();
    expect(isOutage(error)).toBe(true);
  });
});
