import { budgets } from "../budgets";
import { cpuSeconds } from "../lib/cpu-seconds";
import { openMeasuredDatabase } from "../lib/database";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const SAVES = 200;
const WARM_UP = 20;
const FABRICS = ["oat", "moss", "clay", "slate"];
const SIZES = ["two", "three", "corner"];

/** What one Save of the product editor costs, with every section changed and twelve variants. */
export async function measureEditor(): Promise<Figure[]> {
  const database = await openMeasuredDatabase();
  const env = { DATABASE_URL: database.url, SHOP_DEMO: "on", SHOP_PAYMENT_METHODS: "bank_transfer" };
  const shop = await startShop(env);
  try {
    const headers = { ...(await signIn(shop, "admin")), "content-type": "application/json" };
    const product = await createProduct(shop, headers);
    for (let round = 0; round < WARM_UP; round += 1) await save(shop, headers, product, round);
    const before = cpuSeconds(shop.pid);
    for (let round = 0; round < SAVES; round += 1) await save(shop, headers, product, round);
    return [
      {
        section: "editor",
        name: "Save, milliseconds of processor",
        value: ((cpuSeconds(shop.pid) - before) / SAVES) * 1000,
        budget: budgets.editor["Save, milliseconds of processor"],
        note: `${SAVES} saves of all sections, ${FABRICS.length * SIZES.length} variants, without the database`,
      },
    ];
  } finally {
    await shop.dispose();
    await database.close();
  }
}

type Headers = Record<string, string>;
type Product = { id: string; imageUrl: string };

async function createProduct(shop: Shop, headers: Headers): Promise<Product> {
  const [pictured] = (await (
    await fetch(`${shop.url}/api/products?limit=1`, { headers })
  ).json()) as Product[];
  const form = { name: "Bench sofa", description: "A sofa that is saved often.", category: "livingroom" };
  const imageUrl = pictured?.imageUrl ?? "";
  const reply = await fetch(`${shop.url}/api/products`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...form, price: 990, quantity: 12, imageUrl, acceptedTos: true }),
  });
  if (!reply.ok) throw new Error(`creating a product returned ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Product;
}

async function save(shop: Shop, headers: Headers, { id, imageUrl }: Product, round: number): Promise<void> {
  const values = (keys: string[]) => keys.map((key) => ({ key, name: `${key} ${round}` }));
  const body = {
    name: `Bench sofa ${round}`,
    description: `A sofa that is saved often, ${round} times.`,
    category: "livingroom",
    lowStock: round,
    images: [{ url: imageUrl, alt: `From the front, ${round}`, kind: "front" }],
    options: [
      { name: "Fabric", values: values(FABRICS) },
      { name: "Size", values: values(SIZES) },
    ],
    variants: FABRICS.flatMap((fabric) =>
      SIZES.map((size) => ({ values: [fabric, size], price: 990 + round, quantity: round })),
    ),
    attributes: { width: 180 + round / 10, depth: 92, height: 84, material: ["oak", "linen"] },
    metaTitle: `Bench sofa ${round}`,
    metaDescription: "A sofa that is saved often.",
    slug: `bench-sofa-${round}`,
  };
  const reply = await fetch(`${shop.url}/api/products/${id}`, {
    method: "PUT",
    headers,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`a save returned ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
}
