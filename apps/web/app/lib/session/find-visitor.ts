import type { RouterContextProvider } from "react-router";
import { visitorContext } from "~/lib/session/visitor-context";
import type { PageVisitor } from "../../../server/visitor-reader";
import { ACCESS_TOKEN_COOKIE, mayBeSignedIn, readCookie } from "./cookies";

type PageRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** The visitor of a page request: "anonymous" if not signed in, "unknown" if the browser must refresh its token first. */
export async function findVisitor({
  request,
  context,
}: PageRequest): Promise<PageVisitor | "anonymous" | "unknown"> {
  const cookies = request.headers.get("cookie") ?? "";
  if (!mayBeSignedIn(cookies)) return "anonymous";
  const token = readCookie(ACCESS_TOKEN_COOKIE, cookies);
  return (token && (await context.get(visitorContext).findVisitor(token))) || "unknown";
}
