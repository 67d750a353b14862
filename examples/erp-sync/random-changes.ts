import { orderBody, storeUser } from "../../apps/api/src/testing/fixtures/orders";
import { createChoose } from "../../apps/api/src/testing/mutate-request";
import { productForm } from "../../apps/api/src/testing/product-form";

type Db = Parameters<typeof storeUser>[0];

interface Options {
  /** Address of the API. */
  baseUrl: string;
  apiKey: string;
  db: Db;
  seed: number;
}

/**
 * Changes something in a shop at random. Refused changes are fine, and so are those whose request ends with the shop's
 * process: the copy must be right in any case.
 */
export function createRandomChanges({ baseUrl, apiKey, db, seed }: Options) {
  const choose = createChoose(seed);
  const state = { products: [] as string[], orders: [] as string[], users: [] as string[], count: 0 };
  const outcomes = { done: 0, refused: 0, lost: 0 };
  let lastRefusal = "";
  const next = () => ++state.count;

  /** Sends a request and returns the id in the reply, if there is one. */
  async function send(method: string, path: string, body?: object): Promise<string[]> {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
    const headers = {
      authorization: `Bearer ${apiKey}`,
      "idempotency-key": `erp-change-${next()}`,
      ...(body ? { "content-type": type } : {}),
    };
    try {
      const reply = await fetch(baseUrl + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await reply.text();
      outcomes[reply.ok ? "done" : "refused"] += 1;
      if (!reply.ok) lastRefusal = text;
      const { id } = (reply.ok && text ? JSON.parse(text) : {}) as { id?: string };
      return id ? [id] : [];
    } catch {
      outcomes.lost += 1;
      return [];
    }
  }

  const product = () => choose(state.products);
  const user = () => choose(state.users);
  const order = () => choose(state.orders);
  const addProduct = async (form: object) => {
    state.products.push(...(await send("POST", "/products", form)));
  };
  const addUser = async () => {
    state.users.push((await storeUser(db, `erp-user-${next()}`)).userId);
    outcomes.done += 1;
  };
  const addOrder = async () => {
    const body = { ...orderBody([{ productId: product(), quantity: 1 }]), customerId: user() };
    state.orders.push(...(await send("POST", "/admin/orders", body)));
  };
  const addVariants = () => {
    const skus = [`ERP-${next()}-A`, `ERP-${next()}-B`];
    const values = skus.map((sku) => ({ key: sku.toLowerCase(), name: sku, swatch: null }));
    const variants = skus.map((sku) => ({ sku, values: [sku.toLowerCase()], price: 100, quantity: 10 }));
    return send("PUT", `/products/${product()}/variants`, { options: [{ name: "Size", values }], variants });
  };
  const delivery = { mode: "change", amount: 3, reason: "delivery", note: "" };
  const changes = [
    () => addProduct(productForm({ quantity: 9 })),
    () => addProduct({ ...productForm(), draft: true }),
    addVariants,
    () => send("PATCH", `/products/${product()}`, { price: 5 + next(), name: `Chair number ${next()}` }),
    () => send("PATCH", `/products/${product()}`, { description: `Text ${next()}` }),
    () => send("POST", `/products/${product()}/stock`, delivery),
    () =>
      send("PUT", `/products/${product()}/publishing`, {
        state: choose(["published", "published", "draft"]),
        publishAt: null,
      }),
    () =>
      send("PUT", `/products/${product()}/sale-prices`, {
        salePrices: [{ price: 2, startsAt: "2026-01-01T00:00:00Z" }],
      }),
    () => send("DELETE", `/products/${product()}`),
    addUser,
    () => send("PATCH", `/users/${user()}`, { firstName: choose(["Ada", "Bea"]), city: "Oslo" }),
    () =>
      send("PUT", `/admin/customers/${user()}`, {
        version: 0,
        note: `Pays late ${next()}`,
        isBlocked: false,
      }),
    () => send("DELETE", `/users/${user()}`),
    addOrder,
    addOrder,
    () => send("POST", `/orders/${order()}/status`, { status: choose(["CONFIRMED", "CANCELLED"]) }),
    () => send("PATCH", `/admin/orders/${order()}`, { notes: `Ring ${next()} times` }),
  ];

  /** One of each, so that every change has something to work on. */
  async function begin(): Promise<void> {
    await addProduct(productForm({ quantity: 9 }));
    await addUser();
    await addOrder();
    if (state.orders.length === 0) throw new Error(`The first order was refused: ${lastRefusal}`);
  }

  return { begin, change: async () => void (await choose(changes)()), outcomes };
}
