import { productForm } from "../apps/api/src/testing/product-form";
import type { Headers } from "./order-load";

/** Acknowledged products by id, and users by email. */
export interface Written {
  products: Map<string, string>;
  users: Set<string>;
}

/** Simulates an Admin who adds products and visitors who register, until stopped. */
export function startWriters(url: () => string, admin: Headers) {
  const written: Written = { products: new Map(), users: new Set() };
  let stopped = false;

  const post = (path: string, body: object, headers: Headers = {}) =>
    fetch(`${url()}/api${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  async function addProduct(): Promise<void> {
    const name = `Acknowledged ${crypto.randomUUID()}`;
    const reply = await post("/products", productForm({ name }), admin);
    const { id } = (await reply.json()) as { id: string };
    if (reply.status === 201) written.products.set(id, name);
  }

  async function register(): Promise<void> {
    const email = `${crypto.randomUUID()}@guest.example`;
    const form = { userName: "A new guest", email, password: "a password", agreeCheckbox: true };
    const reply = await post("/signup", form);
    await reply.json();
    if (reply.status === 201) written.users.add(email);
  }

  async function repeat(write: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await write().catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
    }
  }

  const running = Promise.all([addProduct, register].map(repeat));
  return {
    written,
    stop: async () => {
      stopped = true;
      await running;
      return written;
    },
  };
}

/** Acknowledged products and users that are missing. */
export async function findLost(url: string, admin: Headers, { products, users }: Written): Promise<string[]> {
  const get = async (path: string) => (await fetch(`${url}/api${path}`, { headers: admin })).json();
  const lost: string[] = [];
  for (const [id, name] of products) {
    const product = (await get(`/products/${id}`)) as { name?: string };
    if (product.name !== name) lost.push(name);
  }
  for (const email of users) {
    const found = (await get(`/users?search=${encodeURIComponent(email)}`)) as { email: string }[];
    if (!found.some((user) => user.email === email)) lost.push(email);
  }
  return lost;
}
