import { endpoints } from "@larkwood/contract";
import type { AnonymousActor, Caller } from "../../../core/actor";
import { clientNetwork } from "../../../core/client-network";
import type { Route } from "../../../plugins/router/router";
import type { ProductResponses } from "./product-responses";

/** The account, or the network of an anonymous visitor. */
const clientOf = ({ caller, actor }: { caller: Pick<Caller, "userId"> | null; actor: AnonymousActor }) =>
  caller?.userId ?? clientNetwork(actor.address);

export function listingRoutes(route: Route, responses: ProductResponses): void {
  route(endpoints.listProducts, (call) => responses.list(call.request, call.query, clientOf(call)), {
    trustToken: true,
    findCached: responses.peek,
  });

  route(endpoints.suggestProducts, (call) =>
    responses.suggestions(call.request, call.query.search ?? "", clientOf(call)),
  );

  route(endpoints.findDestinations, (call) =>
    responses.destinations(call.query.search ?? "", clientOf(call)),
  );

  route(endpoints.getFacets, (call) => responses.facets(call.request, call.query, clientOf(call)), {
    trustToken: true,
    findCached: responses.peekFacets,
  });

  route(endpoints.getProduct, ({ request, params }) => responses.detail(request, params.id), {
    findCached: responses.peek,
  });
}
