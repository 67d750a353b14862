import type { Endpoint } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/app-error";
import { sendProblem } from "../http/problem";
import type { Pages } from "../pages/pages";

const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/** Answers unknown URLs: with a problem below /api, with a page elsewhere, and with 405 for a wrong method. */
export function registerNotFound(
  app: FastifyInstance,
  registeredEndpoints: readonly Endpoint[],
  pages: Pages | null,
): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isPage = pages && !isApi(path) && (request.method === "GET" || request.method === "HEAD");
    if (isPage) return pages.tryAnswerFromCache(request, reply) ? undefined : pages.answer(request, reply);
    return sendProblem(toError(path, registeredEndpoints), request, reply);
  });
}

function toError(path: string, registeredEndpoints: readonly Endpoint[]): AppError {
  const matching = registeredEndpoints.filter((endpoint) => toPattern(endpoint).test(path));
  const methods = matching.map(({ method }) => method);
  if (methods.length === 0) return new AppError("not_found");
  return new AppError("method_not_allowed", { headers: { allow: [...new Set(methods)].join(", ") } });
}

function toPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, "[^/]+")}/?$`);
}
