import { ApiError } from "./api-error";
import type { paths } from "./api-types";

type JsonReply<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Reply } } } };
}
  ? Reply
  : never;

/** Paths whose reply is a list. */
export type ListPath = {
  [Path in keyof paths]: [JsonReply<Path>] extends [never]
    ? never
    : JsonReply<Path> extends readonly unknown[]
      ? Path
      : never;
}[keyof paths];

export type ItemOf<Path extends ListPath> = JsonReply<Path> extends readonly (infer Item)[] ? Item : never;

/** The parameters of a list, without the cursor. */
export type QueryOf<Path extends ListPath> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? Omit<NonNullable<Query>, "cursor">
  : never;

interface Sender {
  baseUrl: string;
  send: (request: Request) => Promise<Response>;
}

/** Reads a list page by page, following the links to the next page. */
export async function* listItems<Path extends ListPath>(
  { baseUrl, send }: Sender,
  path: Path,
  query: QueryOf<Path> | undefined,
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  let url: string | null = `${baseUrl}${path}?${search}`;
  while (url) {
    const response: Response = await send(new Request(url));
    if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
    yield* (await response.json()) as ItemOf<Path>[];
    url = findNextPage(response, url);
  }
}

/** The address in the header `Link` with `rel="next"`. */
function findNextPage(response: Response, url: string): string | null {
  const target = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  return target ? new URL(target, url).href : null;
}
