import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { connectDatabase } from "./client";
import { isOutage, isOutOfRoom } from "./outage";

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

  it("of room is told from any other, whoever has none", () => {
    expect(isOutOfRoom(withCode("ENOSPC"))).toBe(true);
    expect(isOutOfRoom(new Error("query failed", { cause: withCode("53100") }))).toBe(true);
    expect(isOutOfRoom(withCode("ECONNREFUSED"))).toBe(false);
  });

  it("is what the driver reports when nobody listens", async () => {
    const db = connectDatabase("postgres://nobody@127.0.0.1:1/none", { max: 1 });
    const error = await db.execute(sql`select 1`).catch((e: unknown) => e);
    await db.close();
    expect(isOutage(error)).toBe(true);
  });
});
