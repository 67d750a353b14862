import { type ImportReport, LIMITS, validationTexts as t } from "@larkwood/contract";
import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const { as, call } = await buildTestApp();
const admin = await as("Admin");
const { id } = (await call(admin, "POST", "/products", { payload: productForm() })).json<{ id: string }>();

interface Line {
  sku?: string;
  names?: [string, string];
  values: [string, string];
  price?: string;
  compareAt?: string;
  stock?: string;
}
const plain = (fabric: string, size: string): Line => ({ values: [fabric, size] });

/** The messages for a file with these variants. */
async function importMessages(lines: readonly Line[]): Promise<string[]> {
  const cells = lines.map(({ sku = "", names = ["Fabric", "Size"], values, ...line }) =>
    [
      id,
      line.price ?? "10",
      line.stock ?? "1",
      sku,
      names[0],
      values[0],
      names[1],
      values[1],
      line.compareAt ?? "",
    ].join(),
  );
  const payload = `id,price,quantity,sku,option1Name,option1Value,option2Name,option2Value,compareAtPrice\n${cells.join("\n")}\n`;
  const reply = await call(admin, "POST", "/products/import?dryRun=true", {
    payload,
    headers: { "content-type": "text/csv" },
  });
  const { lines: report } = reply.json<ImportReport>();
  return report.flatMap(({ errors }) => Object.values(errors));
}

/** The messages for a form with the same variants. */
async function formMessages(lines: readonly Line[]): Promise<string[]> {
  const keyOf = (name: string) => name.toLowerCase().replaceAll(" ", "-").slice(0, 60);
  const names = lines[0]?.names ?? ["Fabric", "Size"];
  const options = names.map((name, index) => ({
    name,
    values: [...new Set(lines.map(({ values }) => values[index] ?? "").filter(Boolean))].map((value) => ({
      key: keyOf(value),
      name: value,
    })),
  }));
  const variants = lines.map(({ sku, values, price = "10", compareAt, stock = "1" }) => ({
    sku: sku ?? null,
    values: values.map(keyOf).filter(Boolean),
    price: Number(price),
    compareAtPrice: compareAt ? Number(compareAt) : null,
    quantity: Number(stock),
  }));
  const reply = await call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
  expect(reply.statusCode, reply.body).toBe(400);
  return Object.values(reply.json<{ errors: Record<string, string> }>().errors);
}

const long = "x".repeat(61);
it.each<[string, string, Line[]]>([
  ["the same values twice", t.duplicateVariant, [plain("Moss", "L"), plain("Moss", "L")]],
  ["a missing value", t.variantValues, [plain("Moss", "L"), plain("Sand", "")]],
  ["a compare-at price that is not higher", t.compareAt, [{ ...plain("Moss", "L"), compareAt: "10" }]],
  ["a price below 1", t.productPriceMin, [{ ...plain("Moss", "L"), price: "0.5" }]],
  ["a price with three decimals", t.twoDecimals, [{ ...plain("Moss", "L"), price: "10.555" }]],
  ["a price that is too large", t.tooLarge, [{ ...plain("Moss", "L"), price: `${LIMITS.price + 1}` }]],
  ["half a unit", t.wholeNumber, [{ ...plain("Moss", "L"), stock: "1.5" }]],
  ["too much stock", t.tooLarge, [{ ...plain("Moss", "L"), stock: `${LIMITS.quantity + 1}` }]],
  ["an invalid SKU", t.sku, [{ ...plain("Moss", "L"), sku: "a b" }]],
  ["a long value", t.tooLong, [plain(long, "L")]],
  ["a long option name", t.tooLong, [{ ...plain("Moss", "L"), names: [long, "Size"] }]],
  ["an option twice", t.duplicateOption, [{ ...plain("Moss", "L"), names: ["Size", "size"] }]],
  ["51 values", t.tooManyValues, Array.from({ length: 51 }, (_, n) => plain(`V${n}`, "L"))],
  [
    "201 variants",
    t.tooManyVariants,
    Array.from({ length: 201 }, (_, n) => plain(`V${n % 41}`, `W${Math.floor(n / 41)}`)),
  ],
])("refuses %s with the same message in the form and in a file", async (_, message, lines) => {
  expect(await formMessages(lines)).toEqual([message]);
  expect(await importMessages(lines)).toEqual([message]);
});

it("refuses a SKU that two variants have, with the same message in the form and in a file", async () => {
  const lines = [
    { ...plain("Moss", "L"), sku: "A-1" },
    { ...plain("Sand", "L"), sku: "a-1" },
  ];
  expect(await formMessages(lines)).toEqual([t.duplicateSku]);
  // A file names both lines, which may be far apart.
  expect(await importMessages(lines)).toEqual([t.duplicateSku, t.duplicateSku]);
});
