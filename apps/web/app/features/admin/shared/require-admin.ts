import { type MiddlewareFunction, redirect } from "react-router";
import { paths } from "~/lib/paths";
import { findVisitor } from "~/lib/session/find-visitor";
import { privateHeaders } from "~/lib/session/private-page";

/** Redirects visitors who are not Admins. If the server cannot tell, the browser decides. */
export const requireAdmin: MiddlewareFunction<Response> = async (page, next) => {
  const visitor = await findVisitor(page);
  const isAdmitted = visitor === "unknown" || (visitor !== "anonymous" && visitor.role === "Admin");
  return isAdmitted ? next() : redirect(paths.notFound, { headers: privateHeaders });
};
