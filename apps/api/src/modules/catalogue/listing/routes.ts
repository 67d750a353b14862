import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { ProductResponses } from "./product-responses";

export function listingRoutes(route: Route, responses: ProductResponses): void {
  route(endpoints.listProducts, ({ request, query }) => responses.list(request, query), {
    trustToken: true,
    findCached: responses.peek,
  });

  route(endpoints.suggestProducts, ({ request, query }) =>
    responses.suggestions(request, query.search ?? ""),
  );

  route(endpoints.findDestinations, ({ query }) => responses.destinations(query.search ?? ""));

  route(endpoints.getFacets, ({ request, query }) => responses.facets(request, query), {
    trustToken: true,
    findCached: responses.peekFacets,
  });

  route(endpoints.getProduct, ({ request, params }) => responses.detail(request, params.id), {
    findCached: responses.peek,
  });
}
