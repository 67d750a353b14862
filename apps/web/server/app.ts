import { createRequestHandler, RouterContextProvider } from "react-router";
import { catalogueContext } from "~/lib/catalogue-context";
import { visitorContext } from "~/lib/visitor-context";
import type { AnswerPage } from "./catalogue-reader";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Entry of the server bundle: gives the shop's own data to React Router's request handler. */
export const answerPage: AnswerPage = (request, reader) => {
  const context = new RouterContextProvider();
  context.set(catalogueContext, reader);
  context.set(visitorContext, reader);
  return handle(request, context);
};
