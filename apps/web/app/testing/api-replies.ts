import { onTestFinished, vi } from "vitest";

type Reply = (call: { method: string; path: string }) => Response | Promise<Response>;

/** Answers the API calls of a test. */
export function answerCalls(reply: Reply) {
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), "http://shop.example");
    return reply({ method: init?.method ?? "GET", path: pathname.replace("/api", "") });
  });
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}

/** A refusal of the API. */
export function refusal(status: number, errors: Record<string, string> = {}): Response {
  const problem = { type: "about:blank", title: "", status, code: "refused", requestId: "1", errors };
  return Response.json(problem, { status, headers: { "content-type": "application/problem+json" } });
}

/** Collects what a test logs as an error, instead of printing it. */
export function collectErrors() {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}
