import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CachedResponse } from "./cached-response";
import { createResponseCache, type ShownProducts } from "./response-cache";

/** A catalogue whose news a test makes. */
function newsOf() {
  const moved = new Map<string, number>();
  const news = {
    catalogueVersion: 0,
    stockVersion: 0,
    stockChangedSince: (shown: ShownProducts, tick: number) =>
      shown === "everything"
        ? news.stockVersion > tick
        : [...shown].some((id) => (moved.get(id) ?? 0) > tick),
    sell(id: string) {
      news.stockVersion += 1;
      moved.set(id, news.stockVersion);
    },
  };
  return news;
}

function keptReplies(renewMs = 10_000) {
  const news = newsOf();
  const kept = createResponseCache({ mostBytes: 1_000_000, news, renewMs, longestAgeMs: 60_000 });
  let made = 0;
  const ask = async (key: string, shown: ShownProducts = new Set(["sofa"])) => {
    const found = await kept.getOrCreate(key, async () => {
      made += 1;
      return { reply: new CachedResponse(Buffer.from(`${made}`), `"${made}"`, {}), shown };
    });
    return found.body.toString();
  };
  return { news, kept, ask };
}

describe("a kept reply", () => {
  it("is made once, and again after a product has changed", async () => {
    const { news, ask } = keptReplies();
    expect([await ask("/"), await ask("/")]).toEqual(["1", "1"]);
    news.catalogueVersion += 1;
    expect(await ask("/")).toBe("2");
  });

  it("outlives the sale of what it does not show", async () => {
    const { news, ask } = keptReplies();
    await ask("/");
    news.sell("lamp");
    expect(await ask("/")).toBe("1");
  });

  it("is made anew at once when something that it shows is sold, and then once in a while", async () => {
    const { news, ask } = keptReplies();
    await ask("/");
    news.sell("sofa");
    expect(await ask("/")).toBe("2");
    for (let order = 0; order < 100; order += 1) {
      news.sell("sofa");
      expect(await ask("/")).toBe("2");
    }
    const { news: quick, ask: askQuick } = keptReplies(0);
    await askQuick("/");
    quick.sell("sofa");
    await askQuick("/");
    quick.sell("sofa");
    expect(await askQuick("/")).toBe("3");
  });

  it("that stock decides about follows every sale", async () => {
    const { news, ask } = keptReplies();
    await ask("/", "everything");
    news.sell("lamp");
    expect(await ask("/", "everything")).toBe("2");
  });

  it("is never one that was begun before a sale, however long that one takes", async () => {
    const { news, kept, ask } = keptReplies();
    await ask("/");
    news.sell("sofa");
    const replyOf = (text: string) => ({
      reply: new CachedResponse(Buffer.from(text), `"${text}"`, {}),
      shown: new Set(["sofa"]),
    });
    let finish = (_: ReturnType<typeof replyOf>) => {};
    const old = kept.getOrCreate("/", () => new Promise((resolve) => (finish = resolve)));
    news.sell("sofa");
    const fresh = kept.getOrCreate("/", async () => replyOf("after"));
    expect((await fresh).body.toString()).toBe("after");
    finish(replyOf("before"));
    expect((await old).body.toString()).toBe("before");
    expect(kept.peek("/")?.body.toString()).toBe("after");
  });

  it("of one visitor is neither kept nor shared", async () => {
    const { kept } = keptReplies();
    const own = (text: string) => async () => new CachedResponse(Buffer.from(text), '"t"', {});
    const both = await Promise.all([
      kept.getOrCreate("/mine", own("a")),
      kept.getOrCreate("/mine", own("b")),
    ]);
    expect(both.map(({ body }) => body.toString())).toEqual(["a", "b"]);
    expect(kept.peek("/mine")).toBeUndefined();
  });

  it("counts its address: many long ones stay within the bound", async () => {
    const { kept, ask } = keptReplies();
    for (let i = 0; i < 5_000; i += 1) await ask(`/${i}/${"x".repeat(400)}`);
    expect(kept.figures().bytes).toBeGreaterThan(500_000);
    expect(kept.figures().bytes).toBeLessThanOrEqual(1_000_000);
  });

  describe("in which only stock has moved", () => {
    const LONGEST_MS = 60_000;

    function mendedReplies(shown: ShownProducts = new Set(["sofa"])) {
      const news = newsOf();
      const kept = createResponseCache({
        mostBytes: 1_000_000,
        news,
        renewMs: 0,
        longestAgeMs: LONGEST_MS,
      });
      const replyOf = (text: string) => new CachedResponse(Buffer.from(text), `"${text}"`, {});
      let made = 0;
      const make = async () => {
        made += 1;
        return { reply: replyOf(`made ${made}`), shown };
      };
      const ask = async (mend: (text: string) => string | null = (text) => `${text}, mended`) => {
        const found = await kept.getOrCreate("/", make, async ({ body }) => {
          const text = mend(body.toString());
          return text === null ? null : replyOf(text);
        });
        return found.body.toString();
      };
      return { news, ask };
    }

    it("is made anew where stock decides what is in it", async () => {
      const { news, ask } = mendedReplies("everything");
      expect(await ask()).toBe("made 1");
      news.sell("sofa");
      expect(await ask()).toBe("made 2");
    });

    it("is mended, again and again, and made anew where that is not enough", async () => {
      const { news, ask } = mendedReplies();
      expect(await ask()).toBe("made 1");
      news.sell("sofa");
      expect([await ask(), await ask()]).toEqual(["made 1, mended", "made 1, mended"]);
      news.sell("sofa");
      expect(await ask()).toBe("made 1, mended, mended");
      news.sell("sofa");
      expect(await ask(() => null)).toBe("made 2");
    });

    it("is made anew after a product has changed, sold or not", async () => {
      const { news, ask } = mendedReplies();
      await ask();
      news.sell("sofa");
      news.catalogueVersion += 1;
      expect(await ask()).toBe("made 2");
    });

    it("is made anew in time, however often it is mended", async () => {
      vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const { news, ask } = mendedReplies();
      const half = LONGEST_MS / 2 + 2_000;
      vi.advanceTimersByTime(half);
      await ask();
      vi.advanceTimersByTime(half);
      news.sell("sofa");
      expect(await ask()).toBe("made 1, mended");
      vi.advanceTimersByTime(half);
      expect(await ask()).toBe("made 2");
    });
  });
});
