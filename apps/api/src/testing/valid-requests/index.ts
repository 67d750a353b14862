import type { EndpointName } from "@larkwood/contract";
import { accountsRequests } from "./accounts";
import { catalogueRequests } from "./catalogue";
import { createFixtures, type FuzzShop, type Request } from "./fixtures";
import { houseRequests } from "./house";
import { ordersRequests } from "./orders";

export type { FuzzShop } from "./fixtures";

/** A request that succeeds, for every call of the contract: each one makes what it needs, and may use it up. */
export function validRequests(shop: FuzzShop): Record<EndpointName, () => Request | Promise<Request>> {
  const made = createFixtures(shop);
  return {
    ...accountsRequests(made),
    ...catalogueRequests(made),
    ...ordersRequests(made),
    ...houseRequests(made),
  };
}
