import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { listen, sendRaw, statusOf } from "../testing/raw-http";

const SECRET = "a-key-that-must-never-be-served";
const dataDir = mkdtempSync(join(tmpdir(), "larkwood-traversal-"));
for (const [folder, file] of [
  ["secrets", "auth-secret"],
  ["images-of-others", "auth-secret"],
  ["images", ".hidden"],
] as const) {
  mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, folder, file), SECRET);
}
writeFileSync(join(dataDir, "images", "chair.webp"), "a picture");
afterAll(() => rmSync(dataDir, { recursive: true }));

const { app } = await buildTestApp({ env: { DATA_DIR: dataDir }, built: true });
const port = await listen(app);
// Sent raw, because every HTTP client would normalise the path.
const get = (path: string, host = "shop.example") =>
  sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);

const REFUSED = expect.toSatisfy((status: number) => status >= 300 && status < 500);
const steps = ["..", "%2e%2e", ".%2e", "%252e%252e", "..%00", "..;", "....", "%c0%ae%c0%ae", "%uff0e%uff0e"];
const slashes = ["/", "%2f", "%252f", "\\", "%5c", "%255c", "//", "%00/"];
const targets: [string, string[]][] = [
  ["/images", ["secrets", "auth-secret"]],
  ["/images/uploads/..", ["secrets", "auth-secret"]],
  ["/images", ["images-of-others", "auth-secret"]],
  ["/assets", ["..", "server", "index.js"]],
  ["", ["..", "..", "..", "etc", "passwd"]],
];

describe("a path that leaves the public folders", () => {
  it("differs from a valid one, which is served", async () => {
    expect(await get("/images/chair.webp")).toMatch(/^HTTP\/1\.1 200[\s\S]*a picture$/);
  });

  it.each(steps)("with %s finds nothing, whatever the slashes", async (step) => {
    const paths = slashes.flatMap((slash, i) => {
      // Plain and encoded slashes with all targets; the others with one target each.
      const tried = i < 2 ? targets : targets.slice(i % targets.length).slice(0, 1);
      return tried.map(([start, target]) => [start || "/", step, ...target].join(slash));
    });
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map((answer, i) => [paths[i], statusOf(answer)])).toEqual(
      paths.map((path) => [path, REFUSED]),
    );
    expect(answers.join()).not.toMatch(/a-key-that-must|root:.*:0:|answerPage/);
  });

  it.each([
    "/images/.hidden",
    "/images/",
    "/images",
    "/assets/",
    "/images//",
    "/images/%00",
    "/%00",
    "/.env",
  ])("is not found if it is a hidden file or a folder: %s", async (path) => {
    expect(statusOf(await get(path))).toEqual(REFUSED);
  });
});

describe("a path that contains another site", () => {
  const paths = [
    "//evil.example",
    "//evil.example/..",
    "///evil.example",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/%09//evil.example",
    "/products//evil.example",
    "/product///evil.example",
    "/product/%2f%2fevil.example",
    "/product/..%2f..%2f%2fevil.example",
    "/product/%0d%0alocation:%20https:%2f%2fevil.example",
    "/customer///evil.example",
    "/signin?next=//evil.example&returnTo=https://evil.example&redirect=//evil.example",
    "/cart?next=https://evil.example",
    "/dashboard//evil.example",
    "/nike/",
    "http://evil.example/product/1",
    "http://evil.example/cart",
    "http://evil.example//",
    "http:evil.example",
    "*",
  ];

  it.each(paths)("does not redirect to it: %s", async (path) => {
    const answer = await get(path);
    expect(statusOf(answer)).toBeLessThan(500);
    const location = /^location: (.*)\r$/im.exec(answer)?.[1] ?? "/";
    expect(new URL(location, "http://shop.example").origin).toBe("http://shop.example");
    expect(answer.split("\r\n\r\n")[0]).not.toMatch(/^(set-cookie|refresh|link):.*evil/im);
  });

  it("in the Host header does not affect other visitors", async () => {
    await get("/", "evil.example");
    expect(await get("/", "shop.example")).not.toContain("evil.example");
    const odd = await get("/", 'evil.example"><script>');
    expect(odd).not.toContain("evil.example");
  });
});
