import type { MiddlewareFunction } from "react-router";

/** Headers of a page that depends on its visitor's cookies. */
export const privateHeaders = { "Cache-Control": "private, no-cache", Vary: "Cookie" };

/** Marks what a page answers, of whatever status, as meant for this visitor alone. */
export const answerPrivately: MiddlewareFunction<Response> = async (_request, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
};
