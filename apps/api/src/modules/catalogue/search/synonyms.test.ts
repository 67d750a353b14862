import type { Synonym } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../../db/executor";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
let admin: TestUser;
let another: FastifyInstance;

beforeAll(async () => {
  admin = await shop.as("Admin");
  another = await shop.another();
  const created = await shop.call(admin, "POST", "/products", {
    payload: productForm({ name: "Blue Divan" }),
  });
  expect(created.statusCode).toBe(201);
});

const create = (payload: object) => shop.call(admin, "POST", "/admin/synonyms", { payload });
const update = (id: string, payload: object) => shop.call(admin, "PUT", `/admin/synonyms/${id}`, { payload });
const list = async (): Promise<Synonym[]> => (await shop.call(admin, "GET", "/admin/synonyms")).json();
const find = async (search: string) =>
  (await shop.call(admin, "GET", `/products?search=${search}`))
    .json()
    .map(({ name }: { name: string }) => name);

describe("synonyms", () => {
  it("start with defaults, sorted by first word", async () => {
    const firsts = (await list()).map(({ phrases }) => phrases[0]?.toLowerCase());
    expect(firsts).toContain("sofa");
    expect(firsts.length).toBeGreaterThan(20);
    expect((await list()).find(({ phrases }) => phrases[0] === "light")).toMatchObject({ oneWay: true });
  });

  it("apply at once, also in another process", async () => {
    expect(await find("chesterfield")).toEqual([]);
    const elsewhere = async () => {
      const reply = await another.inject({
        url: "/api/products?search=chesterfield",
        headers: { authorization: `Bearer ${admin.accessToken}` },
      });
      return reply.json().length;
    };
    expect(await elsewhere()).toBe(0);
    const created = await create({ words: " divan,  Chesterfield , divan", oneWay: false });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ phrases: ["divan", "Chesterfield"], oneWay: false, version: 1 });
    expect(await find("chesterfield")).toEqual(["Blue Divan"]);
    await expect.poll(elsewhere).toBe(1);
  });

  it("are created once for a repeated idempotency key", async () => {
    const send = () =>
      shop.call(admin, "POST", "/admin/synonyms", {
        payload: { words: "again, once more", oneWay: false },
        headers: { "idempotency-key": "synonyms.once" },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.json().id).toBe(first.json().id);
    expect((await list()).filter(({ phrases }) => phrases[0] === "again")).toHaveLength(1);
  });

  it("can be one-way, and stop applying when deleted", async () => {
    const created = await create({ words: "lying, divan", oneWay: true });
    expect(await find("lying")).toEqual(["Blue Divan"]);
    const removed = await shop.call(admin, "DELETE", `/admin/synonyms/${created.json().id}`);
    expect(removed.statusCode).toBe(204);
    expect(await find("lying")).toEqual([]);
    expect((await shop.call(admin, "DELETE", `/admin/synonyms/${created.json().id}`)).statusCode).toBe(404);
  });

  it("reject outdated edits", async () => {
    const { id } = (await create({ words: "one, two", oneWay: false })).json();
    expect((await update(id, { words: "one, three", oneWay: false, version: 1 })).json().version).toBe(2);
    const late = await update(id, { words: "one, four", oneWay: false, version: 1 });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: "edit_conflict", context: { phrases: ["one", "three"] } });
    const none = await update("0".repeat(24), { words: "one, four", oneWay: false, version: 1 });
    expect(none.statusCode).toBe(404);
  });

  it.each(["sofa", "sofa, ", "!, ?", "a b c d e, f", "x,".repeat(13), "a".repeat(600)])(
    "reject '%s'",
    async (words) => {
      const reply = await create({ words, oneWay: false });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().errors)).toEqual(["words"]);
    },
  );

  it("require catalogue permission and are recorded in the audit log", async () => {
    const user = await shop.as("User");
    expect((await shop.call(user, "GET", "/admin/synonyms")).statusCode).toBe(403);
    expect((await shop.call(null, "GET", "/admin/synonyms")).statusCode).toBe(401);
    const actions = await queryRows<{ action: string }>(
      shop.db,
      sql`select distinct action from audit_log where subject_type = 'synonym' order by action`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "synonym.create",
      "synonym.delete",
      "synonym.update",
    ]);
  });
});
