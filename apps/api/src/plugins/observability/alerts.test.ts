import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "../../../../../scripts/lib/paths.mjs";
import { buildTestApp } from "../../testing/build-test-app";

const read = (...path: string[]) => readFileSync(inRoot(...path), "utf8");
const alerts = read("deploy", "monitoring", "alerts.yml");
const dashboard = read("deploy", "monitoring", "dashboard.json");
const runbook = read("docs", "runbook.md");
// A figure as an expression names it, without what Prometheus adds to a histogram.
const FIGURE = /\b((?:larkwood|http|nodejs|process)_[a-z0-9_]+)/g;
const plain = (name: string) => name.replace(/_(bucket|count|sum)$/, "");

const shop = await buildTestApp();
let told: Set<string>;
beforeAll(async () => {
  await shop.app.inject("/healthz");
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  told = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
});

describe.each([
  ["alerts.yml", alerts],
  ["dashboard.json", dashboard],
])("%s", (_name, text) => {
  it("asks for nothing but figures that the shop tells", () => {
    const asked = new Set([...text.matchAll(FIGURE)].map(([, name = ""]) => plain(name)));
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !told.has(name))).toEqual([]);
  });
});

it("each alert has a paragraph of its own in the runbook", () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !runbook.includes(`### ${name}\n`))).toEqual([]);
});

it("the dashboard is one that Grafana can read", () => {
  const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] };
  for (const { title, targets } of panels) {
    expect(title).not.toBe("");
    expect(targets.length).toBeGreaterThan(0);
  }
});
