import type { EndpointName } from "@larkwood/contract";
import { accountsRequests } from "./accounts";
import { catalogueRequests } from "./catalogue";
import { createFixtures, type FuzzShop, type Request } from "./fixtures";
import { ordersRequests } from "./orders";
import { shopRequests } from "./shop";
import { staffRequests } from "./staff";

export type { FuzzShop } from "./fixtures";

/** A valid request for every endpoint. Each creates the data that it needs. */
export function validRequests(shop: FuzzShop): Record<EndpointName, () => Request | Promise<Request>> {
  const fixtures = createFixtures(shop);
  return {
    ...accountsRequests(fixtures),
    ...catalogueRequests(fixtures),
    ...ordersRequests(fixtures),
    ...shopRequests(fixtures),
    ...staffRequests(fixtures),
  };
}
