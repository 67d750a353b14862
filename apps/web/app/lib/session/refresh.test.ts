import { describe, expect, it } from "vitest";
import { createRefresh } from "./refresh";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenUntil = (exp: number, name = "t") => `${name}.${part({ exp })}.s`;

function setUp(stored = "") {
  const calls: string[] = [];
  const tokens: string[] = [];
  const refresh = createRefresh({
    currentToken: () => stored,
    fetchToken: async () => {
      calls.push("refresh");
      return `new-${calls.length}`;
    },
    onToken: (token) => tokens.push(token),
    now: () => 1_000_000,
  });
  return { refresh, calls, tokens };
}

describe("the shared refresh", () => {
  it("calls the server once for any number of concurrent failures", async () => {
    const { refresh, calls, tokens } = setUp();
    const results = await Promise.all([refresh("old"), refresh("old"), refresh("old")]);
    expect(results).toEqual(["new-1", "new-1", "new-1"]);
    expect(calls).toHaveLength(1);
    expect(tokens).toEqual(["new-1"]);
  });

  it("calls the server again for a later failure", async () => {
    const { refresh } = setUp();
    await refresh("old");
    expect(await refresh("new-1")).toBe("new-2");
  });

  it("uses a token that another tab has already fetched", async () => {
    const fresh = tokenUntil(2000, "fresh");
    const { refresh, calls } = setUp(fresh);
    expect(await refresh("old")).toBe(fresh);
    expect(calls).toHaveLength(0);
  });

  it("ignores a stored token that is expired or is the failed one", async () => {
    expect(await setUp(tokenUntil(900)).refresh("old")).toBe("new-1");
    const failed = tokenUntil(2000);
    expect(await setUp(failed).refresh(failed)).toBe("new-1");
  });
});
