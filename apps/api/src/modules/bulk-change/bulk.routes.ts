import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { authorOf } from "../products/author";
import { changeProducts } from "./change-products";

export function bulkRoutes(route: Route, context: AppContext): void {
  route(endpoints.changeProducts, ({ body, caller, request }) =>
    changeProducts(context, body, authorOf(context, caller, request)),
  );
}
