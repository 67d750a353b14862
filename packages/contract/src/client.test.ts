import { describe, expect, it } from "vitest";
import { ApiError, createClient, endpointUrl } from "./client";
import { endpoints } from "./endpoints/index";

const problem = {
  type: "about:blank",
  title: "The input isn't valid",
  status: 400,
  code: "invalid_input",
  errors: { name: "Required" },
  requestId: "r1",
};

describe("API client", () => {
  it("builds the URL from path parameters and query", () => {
    expect(endpointUrl(endpoints.getProduct, { id: "a/b" })).toBe("/products/a%2Fb");
    expect(endpointUrl(endpoints.listProducts, {}, { search: "oak & ash", category: "", limit: 24 })).toBe(
      "/products?search=oak+%26+ash&limit=24",
    );
  });

  it("throws 'API Error: {status text}' with field errors for a status outside 200-299 [S16 B16]", async () => {
    const call = createClient(async () => Response.json(problem, { status: 400, statusText: "Bad Request" }));
    const error = await call("getShop", {}).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe("API Error: Bad Request");
    expect((error as ApiError).fieldErrors).toEqual({ name: "Required" });
  });

  it("throws 'Unknown Error' without a status text [S16]", async () => {
    const call = createClient(async () => new Response("<html>", { status: 502, statusText: "" }));
    await expect(call("getShop", {})).rejects.toThrow("Unknown Error");
  });

  it("sends a JSON body and reads an empty response", async () => {
    const requests: RequestInit[] = [];
    const call = createClient(async (_, init) => {
      requests.push(init);
      return new Response(null, { status: 204 });
    });
    const reply = await call("deleteProduct", { body: { id: "0".repeat(24) } });
    expect(reply.data).toBeUndefined();
    expect(requests[0]?.body).toBe(`{"id":"${"0".repeat(24)}"}`);
  });

  it("sends CSV unchanged and reads CSV as text", async () => {
    const call = createClient(async (_, init) => {
      expect(init.headers).toEqual({ "content-type": "text/csv" });
      return new Response(String(init.body), { headers: { "content-type": "text/csv; charset=utf-8" } });
    });
    const { data } = await call("importProducts", { body: "id,name\r\n", query: { dryRun: "true" } });
    expect(data).toBe("id,name\r\n");
  });

  it("sets no content type for an upload, because the browser adds the boundary", async () => {
    const call = createClient(async (_, init) => {
      expect(init.headers).toEqual({});
      expect(init.body).toBeInstanceOf(FormData);
      return Response.json({ imageUrl: "http://localhost/images/a_1280.webp" }, { status: 201 });
    });
    const { data } = await call("uploadImage", { body: new FormData() });
    expect(data.imageUrl).toContain("_1280");
  });
});
