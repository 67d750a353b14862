import {
  HOSTILE_MOMENTS,
  HOSTILE_NUMBERS,
  HOSTILE_TEXTS,
  ODD_HEADERS,
  TAMPERED_CURSORS,
} from "./hostile-values";

/** A request before it is sent; a body that is a text or bytes is sent as it is. */
export interface FuzzRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type Choose = <T>(from: readonly T[]) => T;

/** Chooses in an order that a seed decides, so that whatever is found can be found again. */
export function createChoose(seed: number): Choose {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = from[Math.floor((state / 2 ** 32) * from.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
}

const BROKEN_JSON = ["{", '{"a":1,}', '{"__proto__":{"role":"Admin"}}', "\u0000", "[".repeat(50_000), ""];

/** The request with one thing in it replaced by something hostile; sometimes only a header is odd and the rest valid. */
export function mutate(valid: FuzzRequest, queryNames: readonly string[], choose: Choose): FuzzRequest {
  const request = structuredClone(valid);
  const places: (() => void)[] = [
    () => Object.assign(request.headers, choose(ODD_HEADERS)),
    ...queryNames.map((name) => () => {
      const texts = name === "cursor" ? TAMPERED_CURSORS : [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS.map(String)];
      request.query[name] = choose(texts);
    }),
    ...Object.keys(request.params).map((name) => () => {
      request.params[name] = choose(HOSTILE_TEXTS.filter((text) => text !== "" && isWellFormed(text)));
    }),
    ...(typeof request.body === "object" && request.body !== null
      ? leavesOf(request.body).map((leaf) => () => replaceLeaf(leaf, choose))
      : []),
    ...(typeof request.body === "string" ? [() => spoilText(request, choose)] : []),
  ];
  choose(places)();
  // A second one at times: two oddities together reach what one alone does not.
  if (choose([true, false, false])) choose(places)();
  if (request.body !== undefined && choose([...Array(40).keys()]) === 0) request.body = choose(BROKEN_JSON);
  return request;
}

const isWellFormed = (text: string) => !/[\ud800-\udfff]/u.test(text);

interface Leaf {
  of: Record<string, unknown>;
  name: string;
}

/** Every field of a body, also those of its lists and of what they hold. */
function leavesOf(value: object): Leaf[] {
  const of = value as Record<string, unknown>;
  return Object.entries(of).flatMap(([name, inner]) => [
    { of, name },
    ...(typeof inner === "object" && inner !== null ? leavesOf(inner) : []),
  ]);
}

function replaceLeaf({ of, name }: Leaf, choose: Choose): void {
  const anything: unknown[] = [null, true, [], {}, [[[[]]]], "1", 1, ...HOSTILE_TEXTS];
  const fitting =
    typeof of[name] === "number" ? HOSTILE_NUMBERS : /At$/.test(name) ? HOSTILE_MOMENTS : HOSTILE_TEXTS;
  const way = choose(["fitting", "fitting", "fitting", "anything", "leave out", "add"] as const);
  if (way === "fitting") of[name] = choose<unknown>(fitting);
  if (way === "anything") of[name] = choose(anything);
  if (way === "leave out") delete of[name];
  if (way === "add") of[choose(["extra", "id", "role", "constructor", "total"])] = choose(anything);
}

function spoilText(request: FuzzRequest, choose: Choose): void {
  const text = String(request.body);
  const cut = Math.floor(text.length * choose([0, 0.2, 0.5, 0.9, 1]));
  request.body = text.slice(0, cut) + choose(HOSTILE_TEXTS) + text.slice(cut + choose([0, 0, 5]));
}
