import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "../../../../../scripts/lib/paths.mjs";
import { buildTestApp } from "../../testing/build-test-app";

const read = (...path: string[]) => readFileSync(inRoot(...path), "utf8");
const alerts = read("deploy", "monitoring", "alerts.yml");
const dashboard = read("deploy", "monitoring", "dashboard.json");
const runbook = read("docs", "runbook.md");
// A metric name in a PromQL expression.
const METRIC = /\b((?:larkwood|http|nodejs|process)_[a-z0-9_]+)/g;
const withoutHistogramSuffix = (name: string) => name.replace(/_(bucket|count|sum)$/, "");

const shop = await buildTestApp();
let exported: Set<string>;
beforeAll(async () => {
  await shop.app.inject("/healthz");
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  exported = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
});

describe.each([
  ["alerts.yml", alerts],
  ["dashboard.json", dashboard],
])("%s", (_name, text) => {
  it("uses only metrics that the shop exports", () => {
    const used = new Set([...text.matchAll(METRIC)].map(([, name = ""]) => withoutHistogramSuffix(name)));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !exported.has(name))).toEqual([]);
  });
});

it("each alert has a section in the runbook", () => {
  const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alertNames.length).toBeGreaterThan(5);
  expect(alertNames.filter((name) => !runbook.includes(`### ${name}\n`))).toEqual([]);
});

it("every panel of the dashboard has a title and a query", () => {
  const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] };
  for (const { title, targets } of panels) {
    expect(title).not.toBe("");
    expect(targets.length).toBeGreaterThan(0);
  }
});
