import { type MiddlewareFunction, redirect } from "react-router";
import { paths } from "~/lib/paths";
import { findVisitor } from "~/lib/session/find-visitor";
import { privateHeaders } from "~/lib/session/private-page";

/** Sends away who surely is no Admin, before any script runs; the browser decides where the server cannot know. */
export const requireAdmin: MiddlewareFunction<Response> = async (page, next) => {
  const visitor = await findVisitor(page);
  const isAdmitted = visitor === "unknown" || (visitor !== "nobody" && visitor.role === "Admin");
  return isAdmitted ? next() : redirect(paths.notFound, { headers: privateHeaders });
};
