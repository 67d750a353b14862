import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CachedResponse } from "./cached-response";
import { createResponseCache, type ShownProducts } from "./response-cache";

const toResponse = (text: string) => new CachedResponse(Buffer.from(text), `"${text}"`, {});

/** Catalogue versions that a test can raise. */
function createVersions() {
  const changedAt = new Map<string, number>();
  const versions = {
    catalogueVersion: 0,
    stockVersion: 0,
    stockChangedSince: (shown: ShownProducts, stockVersion: number) =>
      shown === "everything"
        ? versions.stockVersion > stockVersion
        : [...shown].some((id) => (changedAt.get(id) ?? 0) > stockVersion),
    sell(id: string) {
      versions.stockVersion += 1;
      changedAt.set(id, versions.stockVersion);
    },
  };
  return versions;
}

/** A cache whose responses are numbered in order of creation. */
function openCache(refreshIntervalMs = 10_000) {
  const versions = createVersions();
  const cache = createResponseCache({ maxBytes: 1_000_000, versions, refreshIntervalMs, maxAgeMs: 60_000 });
  let created = 0;
  const read = async (key: string, shown: ShownProducts = new Set(["sofa"])) => {
    const found = await cache.getOrCreate(key, async () => {
      created += 1;
      return { response: toResponse(`${created}`), shown };
    });
    return found.body.toString();
  };
  return { versions, cache, read };
}

describe("the response cache", () => {
  it("creates a response once, and again after a product change", async () => {
    const { versions, read } = openCache();
    expect([await read("/"), await read("/")]).toEqual(["1", "1"]);
    versions.catalogueVersion += 1;
    expect(await read("/")).toBe("2");
  });

  it("keeps a response when a product is sold that it does not show", async () => {
    const { versions, read } = openCache();
    await read("/");
    versions.sell("lamp");
    expect(await read("/")).toBe("1");
  });

  it("refreshes a response at the first sale of a shown product, then at most once per interval", async () => {
    const { versions, read } = openCache();
    await read("/");
    versions.sell("sofa");
    expect(await read("/")).toBe("2");
    for (let order = 0; order < 100; order += 1) {
      versions.sell("sofa");
      expect(await read("/")).toBe("2");
    }
    const { versions: other, read: readOther } = openCache(0);
    await readOther("/");
    other.sell("sofa");
    await readOther("/");
    other.sell("sofa");
    expect(await readOther("/")).toBe("3");
  });

  it("refreshes a response that depends on all stock after every sale", async () => {
    const { versions, read } = openCache();
    await read("/", "everything");
    versions.sell("lamp");
    expect(await read("/", "everything")).toBe("2");
  });

  it("never caches a response that was started before a sale over one started after it", async () => {
    const { versions, cache, read } = openCache();
    await read("/");
    versions.sell("sofa");
    const toShared = (text: string) => ({ response: toResponse(text), shown: new Set(["sofa"]) });
    let finish = (_: ReturnType<typeof toShared>) => {};
    const before = cache.getOrCreate("/", () => new Promise((resolve) => (finish = resolve)));
    versions.sell("sofa");
    const after = cache.getOrCreate("/", async () => toShared("after"));
    expect((await after).body.toString()).toBe("after");
    finish(toShared("before"));
    expect((await before).body.toString()).toBe("before");
    expect(cache.get("/")?.body.toString()).toBe("after");
  });

  it("neither caches nor shares a private response", async () => {
    const { cache } = openCache();
    const createPrivate = (text: string) => async () => toResponse(text);
    const both = await Promise.all([
      cache.getOrCreate("/mine", createPrivate("a")),
      cache.getOrCreate("/mine", createPrivate("b")),
    ]);
    expect(both.map(({ body }) => body.toString())).toEqual(["a", "b"]);
    expect(cache.get("/mine")).toBeUndefined();
  });

  it("shares a failed creation with the requests that wait for it, and creates again for the next", async () => {
    const { cache, read } = openCache();
    let tries = 0;
    const fail = async () => {
      tries += 1;
      throw new Error("the database is not available");
    };
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => cache.getOrCreate("/", fail)));
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(tries).toBe(1);
    expect(await read("/")).toBe("1");
  });

  it("counts the length of URLs towards its limit", async () => {
    const { cache, read } = openCache();
    for (let i = 0; i < 5_000; i += 1) await read(`/${i}/${"x".repeat(400)}`);
    expect(cache.stats().bytes).toBeGreaterThan(500_000);
    expect(cache.stats().bytes).toBeLessThanOrEqual(1_000_000);
  });

  it("creates a response again at its maximum age, even if it was refreshed for new stock", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    // An entry of the time 0 would have no age.
    vi.advanceTimersByTime(1_000);
    const { versions, read } = openCache();
    await read("/");
    versions.sell("sofa");
    expect(await read("/")).toBe("2");
    vi.advanceTimersByTime(62_000);
    expect(await read("/")).toBe("3");
  });
});
