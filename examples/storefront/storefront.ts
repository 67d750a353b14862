import type { IncomingMessage, ServerResponse } from "node:http";
import { ApiError, type ItemOf, type LarkwoodClient, unwrap } from "@larkwood/client";

type Card = ItemOf<"/products">;
type FormatMoney = (amount: number) => string;

const PAGE_SIZE = 24;

/** Answers requests for two pages: the products, with a search, and one product. The key stays on this server. */
export function createStorefront(client: LarkwoodClient) {
  return async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://storefront.invalid");
      const id = /^\/products\/([0-9a-f]{24})$/.exec(pathname)?.[1];
      const page = id
        ? await productPage(client, id)
        : pathname === "/"
          ? await listPage(client, searchParams.get("search") ?? "", searchParams.get("cursor") ?? "")
          : null;
      send(response, page ? 200 : 404, page ?? layout("Not found", "<p>This page does not exist.</p>"));
    } catch (error) {
      const status = error instanceof ApiError && error.status === 404 ? 404 : 502;
      send(
        response,
        status,
        layout("Sorry", `<p>${status === 404 ? "We no longer have this." : "Try again soon."}</p>`),
      );
    }
  };
}

async function listPage(client: LarkwoodClient, search: string, cursor: string): Promise<string> {
  const query = {
    limit: PAGE_SIZE,
    inStock: "true" as const,
    ...(search ? { search } : {}),
    ...(cursor ? { cursor } : {}),
  };
  const money = await readMoneyFormat(client);
  const { data, error, response } = await client.GET("/products", { params: { query } });
  if (!data) throw new ApiError(response.status, error);
  const next = /[?&]cursor=([\w-]+)/.exec(response.headers.get("link") ?? "")?.[1];
  const total = response.headers.get("x-total-count");
  return layout(
    search ? `Results for “${search}”` : "All products",
    `<form><input type="search" name="search" aria-label="Search" value="${escapeHtml(search)}"> <button>Search</button></form>
    <p>${total} products</p>
    <ul>${data.map((product) => card(product, money)).join("")}</ul>
    ${next ? `<a rel="next" href="?${escapeHtml(String(new URLSearchParams({ search, cursor: next })))}">More</a>` : ""}`,
  );
}

const card = ({ id, name, imageUrl, cheapest, price }: Card, money: FormatMoney) => `
  <li><a href="/products/${id}"><img src="${escapeHtml(imageUrl)}" alt="" width="320" loading="lazy">
  <span>${escapeHtml(name)}</span> <strong>${cheapest ? "from " : ""}${money(cheapest?.price ?? price)}</strong></a></li>`;

async function productPage(client: LarkwoodClient, id: string): Promise<string> {
  const money = await readMoneyFormat(client);
  const product = await unwrap(client.GET("/products/{id}", { params: { path: { id } } }));
  const variants = (product.variants ?? []).map(
    ({ name, sku, price, quantity }) =>
      `<tr><td>${escapeHtml(name || product.name)}</td><td>${escapeHtml(sku ?? "")}</td><td>${money(price)}</td>
      <td>${quantity > 0 ? "In stock" : "Sold out"}</td></tr>`,
  );
  return layout(
    product.name,
    `<p><a href="/">All products</a></p>
    <img src="${escapeHtml(product.imageUrl)}" alt="${escapeHtml(product.images?.[0]?.alt ?? product.name)}" width="640">
    <p>${escapeHtml(product.description)}</p>
    <table><tr><th>Variant</th><th>SKU</th><th>Price</th><th>Stock</th></tr>${variants.join("")}</table>`,
  );
}

const layout = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body{font:1rem/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}img{max-width:100%;height:auto}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1.5rem;list-style:none;padding:0}</style>
<h1>${escapeHtml(title)}</h1>
${content}
</html>`;

async function readMoneyFormat(client: LarkwoodClient): Promise<FormatMoney> {
  const { currency } = await unwrap(client.GET("/shop"));
  return (amount) => amount.toLocaleString("en", { style: "currency", currency });
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}
