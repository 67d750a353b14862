import { createRequestHandler, RouterContextProvider } from "react-router";
import { catalogueContext } from "~/lib/catalogue-context";
import { visitorContext } from "~/lib/visitor-context";
import type { CreatePageHandler } from "./catalogue-reader";

/** Entry of the server bundle: binds the shop's own data to React Router's request handler. */
export const createPageHandler: CreatePageHandler = (reader) => {
  const handle = createRequestHandler(
    () => import("virtual:react-router/server-build"),
    import.meta.env.MODE,
  );
  return (request) => {
    const context = new RouterContextProvider();
    context.set(catalogueContext, reader);
    context.set(visitorContext, reader);
    return handle(request, context);
  };
};
