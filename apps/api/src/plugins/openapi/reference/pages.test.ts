import { endpoints } from "@larkwood/contract";
import { expect, it } from "vitest";
import { openApiDocument } from "../openapi-document";
import { referencePage } from "./pages";

const document = openApiDocument("Shop", Object.values(endpoints));
const introduction = referencePage(document, "/api/docs") ?? "";
const links = [...introduction.matchAll(/href="(\/api\/docs[^"]*)"/g)].map(([, href = ""]) => href);
const paths = [...new Set(links.map((href) => href.split("#")[0] ?? ""))].filter(
  (path) => !/\.(css|js)$/.test(path),
);
const pages = new Map(paths.map((path) => [path, referencePage(document, path) ?? ""]));

it("has a page for every link, with the part that it names", () => {
  expect(paths.length).toBeGreaterThan(30);
  for (const [path, page] of pages) {
    expect(page, path).toContain("<h1");
    const targets = [...page.matchAll(/href="(\/api\/docs[^"]*)#([^"]+)"/g)];
    for (const [, target = "", hash] of targets)
      expect(pages.get(target), `${path}: ${target}#${hash}`).toContain(` id="${hash}"`);
  }
  expect(referencePage(document, "/api/docs/nothing")).toBeNull();
});

it("describes every operation with code, and every schema", () => {
  for (const methods of Object.values(document.paths))
    for (const { operationId, tags } of Object.values(methods)) {
      const page = pages.get(`/api/docs/${String((tags as string[])[0]).replaceAll(" ", "-")}`);
      expect(page).toContain(`<section class="operation" id="${operationId}"`);
    }
  const schemas = pages.get("/api/docs/schemas");
  for (const name of Object.keys(document.components.schemas)) expect(schemas).toContain(`id="${name}"`);
  const orders = pages.get("/api/docs/orders");
  expect(orders).toContain("curl -X POST &quot;$SHOP/orders&quot;");
  expect(orders).toContain("await unwrap(client.POST(&quot;/orders&quot;, {");
  expect(pages.get("/api/docs/products")).toContain("Needs the permission <code>catalogue.write</code>");
});

it("has only its own script and style, and limited pages", () => {
  for (const [path, page] of pages) {
    expect([path, page.match(/<script|<style|<link|src="/g)]).toEqual([path, ["<link", "<script", 'src="']]);
    expect(page).not.toMatch(/\sstyle="|\son\w+="|\[object Object\]|>undefined</);
    expect([path, page.length < 700_000]).toEqual([path, true]);
  }
});

it("shows the name of the shop as text", () => {
  const hostile = openApiDocument('<script>alert("1")</script>', Object.values(endpoints));
  expect(referencePage(hostile, "/api/docs")).not.toContain("<script>alert");
});
