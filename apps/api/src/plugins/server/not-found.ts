import type { Endpoint } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import { sendProblem } from "../http/problem";
import type { Pages } from "../pages/pages";

const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/** Unknown addresses: a problem below /api, a page everywhere else. A known address with another method is a 405. */
export function registerNotFound(
  app: FastifyInstance,
  calls: readonly Endpoint[],
  pages: Pages | null,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isPage = pages && !isApi(path) && (request.method === "GET" || request.method === "HEAD");
    if (isPage) return pages.answerAtOnce(request, reply) ? undefined : pages.answer(request, reply);
    return sendProblem(unknownReason(path, calls), request, reply);
  });
}

function unknownReason(path: string, calls: readonly Endpoint[]): AppError {
  const methods = calls.filter((call) => patternOf(call).test(path)).map(({ method }) => method);
  if (methods.length === 0) return new AppError("not_found");
  return new AppError("method_not_allowed", { headers: { allow: [...new Set(methods)].join(", ") } });
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, "[^/]+")}/?$`);
}
