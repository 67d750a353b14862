import type { MiddlewareFunction } from "react-router";

/** Headers of a page that depends on its visitor's cookies. */
export const privateHeaders = { "Cache-Control": "private, no-cache", Vary: "Cookie" };

/** Marks every response of a page as private to this visitor. */
export const markPrivate: MiddlewareFunction<Response> = async (_request, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
};
