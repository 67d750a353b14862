import type { AuditEntry } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp({ env: { TRUST_PROXY: "1", PUBLIC_URL: "https://shop.example" } });
const { call, db } = shop;
let admin: TestUser;

beforeAll(async () => {
  admin = await shop.as("Admin");
  for (let i = 0; i < 5; i += 1)
    await call(admin, "POST", "/products", { payload: productForm({ quantity: i + 1 }) });
});

describe("the audit log", () => {
  it("shows Admins who did what, newest first, with the request id [D24]", async () => {
    const headers = { "x-request-id": "request-of-this-test" };
    await call(admin, "POST", "/products", { payload: productForm(), headers });
    const response = await call(admin, "GET", "/audit?limit=1");
    expect(response.json()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        actorId: admin.id,
        actorName: `test-${admin.id}`,
        action: "product.create",
        subjectType: "product",
        subjectId: expect.any(String),
        before: null,
        after: expect.objectContaining({ name: "Birch Reading Chair" }),
        requestId: "request-of-this-test",
      },
    ]);
  });

  it("filters by actor, subject and start of the action, and paginates", async () => {
    const ofActor: AuditEntry[] = (
      await call(admin, "GET", `/audit?actorId=${admin.id}&action=product`)
    ).json();
    expect(ofActor.length).toBeGreaterThanOrEqual(5);
    expect(ofActor.every(({ action }) => action.startsWith("product."))).toBe(true);
    const subjectId = ofActor[0]?.subjectId;
    expect((await call(admin, "GET", `/audit?subjectId=${subjectId}`)).json()).toHaveLength(1);
    expect((await call(admin, "GET", "/audit?action=%25")).json()).toEqual([]);

    const first = await call(admin, "GET", "/audit?limit=2");
    const next = /<\/api(.*)>/.exec(String(first.headers.link))?.[1] ?? "";
    const all: AuditEntry[] = (await call(admin, "GET", "/audit")).json();
    expect([...first.json(), ...(await call(admin, "GET", next)).json()]).toEqual(all.slice(0, 4));
  });

  it("marks all entries about a deleted product", async () => {
    const create = async () =>
      (await call(admin, "POST", "/products", { payload: productForm() })).json<{ id: string }>().id;
    const [deleted, other] = [await create(), await create()];
    await call(admin, "DELETE", "/products", { payload: { id: deleted } });
    const marksOf = async (id: string) =>
      (await call(admin, "GET", `/audit?subjectId=${id}`))
        .json<AuditEntry[]>()
        .map(({ action, subjectDeleted }) => [action, subjectDeleted]);
    expect(await marksOf(deleted)).toEqual([
      ["product.delete", true],
      ["product.create", true],
    ]);
    expect(await marksOf(other)).toEqual([["product.create", undefined]]);
  });

  it("can be searched by name, order number, coupon code and day", async () => {
    const found = async (query: string): Promise<string[]> =>
      (await call(admin, "GET", `/audit?${query}`)).json().map(({ subjectId }: AuditEntry) => subjectId);
    const insert = (id: string, after: object, at: string) => sql`
      INSERT INTO audit_log (at, actor_name, action, subject_type, subject_id, after, request_id)
      VALUES (${at}, 'Nora Quist', 'test', 'order', ${id}, ${JSON.stringify(after)}::jsonb, 'r')`;
    await db.execute(insert("by-number", { number: 90210 }, "2025-03-09T12:00:00Z"));
    await db.execute(insert("longer-number", { number: 902101 }, "2025-03-09T11:00:00Z"));
    await db.execute(insert("by-name", { name: "90210 chairs" }, "2025-03-09T10:00:00Z"));
    await db.execute(insert("by-code", { code: "SPRING25" }, "2025-03-10T23:59:00Z"));
    expect(await found("search=90210")).toEqual(["by-number"]);
    expect(await found("search=%2390210")).toEqual(["by-number"]);
    expect(await found("search=spring")).toEqual(["by-code"]);
    expect(await found("search=quist%20nora")).toEqual(["by-code", "by-name", "longer-number", "by-number"]);
    expect(await found("search=nobody-of-that-name")).toEqual([]);
    expect(await found("from=2025-03-10&to=2025-03-10")).toEqual(["by-code"]);
    expect(await found("to=2025-03-09")).toEqual(["by-name", "longer-number", "by-number"]);
    const [product] = (await call(admin, "GET", "/audit?action=product.create&limit=1")).json();
    expect(await found(`search=${product.subjectId}`)).toEqual([product.subjectId]);
    expect((await call(admin, "GET", "/audit?from=2025-02-30")).statusCode).toBe(400);
  });

  it("can be appended to but never changed or deleted, not even by the database owner", async () => {
    for (const statement of [
      sql`update audit_log set action = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(db.execute(statement)).rejects.toThrow();
    }
    expect((await call(admin, "GET", "/audit")).json().length).toBeGreaterThan(5);
  });
});
