import createFetchClient, { type Client } from "openapi-fetch";
import type { paths } from "./api-types";
import { type ItemOf, type ListPath, listItems, type QueryOf } from "./list-items";
import { createRetryingFetch, type RetryOptions } from "./retrying-fetch";

export interface ClientOptions extends RetryOptions {
  /** Address of the API, such as `https://shop.example/api`. */
  baseUrl: string;
  /** An API key (`lw_live_…`), or the access token of a person. */
  apiKey?: string;
}

/** A typed method for each HTTP method, `client.GET("/products/{id}", …)`, and lists. */
export interface LarkwoodClient extends Client<paths> {
  /** All items of a list, page by page: `for await (const order of client.list("/admin/orders"))`. */
  list<Path extends ListPath>(
    path: Path,
    query?: QueryOf<Path>,
  ): AsyncGenerator<ItemOf<Path>, void, undefined>;
}

/** Creates a client of a shop. */
export function createClient({ baseUrl, apiKey, ...retries }: ClientOptions): LarkwoodClient {
  const retryingFetch = createRetryingFetch(retries);
  const send = (request: Request) => {
    if (apiKey) request.headers.set("authorization", `Bearer ${apiKey}`);
    return retryingFetch(request);
  };
  const sender = { baseUrl: baseUrl.replace(/\/$/, ""), send };
  return {
    ...createFetchClient<paths>({ baseUrl: sender.baseUrl, fetch: send }),
    list: (path, query) => listItems(sender, path, query),
  };
}
