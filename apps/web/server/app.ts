import { createRequestHandler, RouterContextProvider } from "react-router";
import { visitorContext } from "../app/lib/session/visitor-context";
import { catalogueContext } from "../app/lib/shop/catalogue-context";
import type { AnswerPage } from "./catalogue-reader";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Entry of the server bundle: passes the shop's data to React Router's request handler. */
export const answerPage: AnswerPage = (request, reader) => {
  const context = new RouterContextProvider();
  context.set(catalogueContext, reader);
  context.set(visitorContext, reader);
  return handle(request, context);
};
