import { describe, expect, it } from "vitest";
import { createTransport } from "./api-transport";

type SentRequest = { url: string; bearer: string | null; credentials: string | undefined };

function setUp(statuses: number[], token = "old", refresh = async () => "new") {
  const sent: SentRequest[] = [];
  const transport = createTransport({
    base: "/api",
    accessToken: () => token,
    refresh,
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        bearer: new Headers(init?.headers).get("authorization"),
        credentials: init?.credentials,
      });
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
  });
  return { transport, sent };
}

describe("the transport", () => {
  it("adds the bearer token and sends cookies [S12]", async () => {
    const { transport, sent } = setUp([200]);
    await transport("/products", {});
    expect(sent).toEqual([{ url: "/api/products", bearer: "Bearer old", credentials: "include" }]);
  });

  it("keeps an existing bearer token [S12]", async () => {
    const { transport, sent } = setUp([200]);
    await transport("/products", { headers: { authorization: "Bearer mine" } });
    expect(sent[0]?.bearer).toBe("Bearer mine");
  });

  it.each([401, 403])("retries a call once with a new token after %i [S13]", async (status) => {
    const { transport, sent } = setUp([status, 200]);
    const response = await transport("/users", {});
    expect(response.status).toBe(200);
    expect(sent.map((call) => call.bearer)).toEqual(["Bearer old", "Bearer new"]);
  });

  it("returns a second refusal, and any other failure without a retry [S13]", async () => {
    const refused = setUp([403, 403, 200]);
    expect((await refused.transport("/users", {})).status).toBe(403);
    expect(refused.sent).toHaveLength(2);
    const failed = setUp([500, 200]);
    expect((await failed.transport("/users", {})).status).toBe(500);
    expect(failed.sent).toHaveLength(1);
  });

  it("returns the refusal if the refresh fails [S13]", async () => {
    const { transport, sent } = setUp([401], "old", () => Promise.reject(new Error("ended")));
    expect((await transport("/users", {})).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  it("does not refresh the token of an anonymous visitor", async () => {
    const { transport, sent } = setUp([401], "", () => Promise.reject(new Error("must not be called")));
    expect((await transport("/signin", {})).status).toBe(401);
    expect(sent[0]?.bearer).toBeNull();
  });
});
