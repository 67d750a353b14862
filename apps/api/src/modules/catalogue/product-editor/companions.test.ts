import { type AdminProduct, type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { SHOP_MODE: "trading", SHOP_CATALOGUE: "public" } });
const sql = sqlOn(db);
const admin = await as("Admin");

const create = async (name: string) =>
  (await call(admin, "POST", "/products", { payload: productForm({ name }) })).json<Product>().id;
const save = (id: string, payload: object) => call(admin, "PUT", `/products/${id}`, { payload });
const shown = async (id: string) => (await call(null, "GET", `/products/${id}`)).json<Product>().companions;
const stored = async (id: string) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>().companions;

async function tableWithCompanions() {
  const [table, chair, lamp, rug] = [
    await create("Oval Table"),
    await create("Oval Chair"),
    await create("Oval Lamp"),
    await create("Oval Rug"),
  ];
  await save(table, { companions: [lamp, chair, rug] });
  return { table, chair, lamp, rug };
}

describe("the companions of a product", () => {
  it("have the order of the owner, and are left alone by other changes", async () => {
    const { table, chair, lamp, rug } = await tableWithCompanions();
    expect(await shown(table)).toEqual([lamp, chair, rug]);
    await save(table, { name: "Oak Table" });
    expect(await shown(table)).toEqual([lamp, chair, rug]);
    expect((await save(table, { companions: [rug, lamp] })).json()).toMatchObject({
      companions: [rug, lamp],
    });
    expect(await shown(table)).toEqual([rug, lamp]);
    await save(table, { companions: [] });
    expect(await shown(table)).toBeUndefined();
    expect(await shown(chair)).toBeUndefined();
    const entries = await sql<{ after: { companions: string[] } }>`
      SELECT after FROM audit_log WHERE subject_id = ${table} AND action = 'product.companions' ORDER BY id`;
    expect(entries.map(({ after }) => after.companions)).toEqual([[lamp, chair, rug], [rug, lamp], []]);
  });

  it("are hidden from shoppers while they are drafts, and return in their place", async () => {
    const { table, chair, lamp, rug } = await tableWithCompanions();
    await save(chair, { publishing: { state: "draft" } });
    expect(await shown(table)).toEqual([lamp, rug]);
    expect(await stored(table)).toEqual([lamp, chair, rug]);
    await save(chair, { publishing: { state: "published" } });
    expect(await shown(table)).toEqual([lamp, chair, rug]);
  });

  it("lose a product that is deleted", async () => {
    const { table, chair, lamp, rug } = await tableWithCompanions();
    await call(admin, "DELETE", `/products/${lamp}`);
    expect(await shown(table)).toEqual([chair, rug]);
    expect(await stored(table)).toEqual([chair, rug]);
  });

  it("are copied with a product", async () => {
    const { table, chair, lamp, rug } = await tableWithCompanions();
    const copy = await call(admin, "POST", `/products/${table}/duplicate`);
    expect(copy.json()).toMatchObject({ companions: [lamp, chair, rug] });
  });

  it("are other products of the shop, at most eight", async () => {
    const { table, chair } = await tableWithCompanions();
    const refusal = async (companions: string[]) => {
      const reply = await save(table, { companions });
      return [reply.statusCode, reply.json<{ errors: unknown }>().errors];
    };
    expect(await refusal([chair, table])).toEqual([400, { companions: t.ownCompanion }]);
    expect(await refusal([chair, "64b000000000000000000099"])).toEqual([
      400,
      { companions: t.companionUnavailable },
    ]);
    expect(await refusal(Array.from({ length: 9 }, () => chair))).toEqual([
      400,
      { companions: t.tooManyCompanions },
    ]);
    expect(await shown(table)).toHaveLength(3);
  });
});
