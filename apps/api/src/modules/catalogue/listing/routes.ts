import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { ProductResponses } from "./product-responses";

export function listingRoutes(route: Route, replies: ProductResponses): void {
  route(endpoints.listProducts, ({ request, query }) => replies.list(request, query), {
    trustToken: true,
    ready: replies.look,
  });

  route(endpoints.suggestProducts, ({ request, query }) => replies.suggestions(request, query.search ?? ""));

  route(endpoints.getFacets, ({ request, query }) => replies.facets(request, query), {
    trustToken: true,
    ready: replies.lookForFacets,
  });

  route(endpoints.getProduct, ({ request, params }) => replies.detail(request, params.id), {
    ready: replies.look,
  });
}
