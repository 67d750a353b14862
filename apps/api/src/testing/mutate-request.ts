import {
  HOSTILE_MOMENTS,
  HOSTILE_NUMBERS,
  HOSTILE_TEXTS,
  ODD_HEADERS,
  TAMPERED_CURSORS,
} from "./hostile-values";

/** A request before it is sent. A body that is a text is sent unchanged. */
export interface FuzzRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type Choose = <T>(from: readonly T[]) => T;

/** A seeded pseudo-random choice, so that every failure can be reproduced. */
export function createChoose(seed: number): Choose {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = from[Math.floor((state / 2 ** 32) * from.length)];
    if (chosen === undefined) throw new Error("there is nothing to choose from");
    return chosen;
  };
}

const BROKEN_JSON = ["{", '{"a":1,}', '{"__proto__":{"role":"Admin"}}', "\u0000", "[".repeat(50_000), ""];

/** Replaces one or two parts of a valid request with hostile values. */
export function mutate(valid: FuzzRequest, queryNames: readonly string[], choose: Choose): FuzzRequest {
  const request = structuredClone(valid);
  const mutations: (() => void)[] = [
    () => Object.assign(request.headers, choose(ODD_HEADERS)),
    ...queryNames.map((name) => () => {
      const texts = name === "cursor" ? TAMPERED_CURSORS : [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS.map(String)];
      request.query[name] = choose(texts);
    }),
    ...Object.keys(request.params).map((name) => () => {
      request.params[name] = choose(HOSTILE_TEXTS.filter((text) => text !== "" && isWellFormed(text)));
    }),
    ...(typeof request.body === "object" && request.body !== null
      ? listLeaves(request.body).map((leaf) => () => replaceLeaf(leaf, choose))
      : []),
    ...(typeof request.body === "string" ? [() => corruptText(request, choose)] : []),
  ];
  choose(mutations)();
  // Sometimes two, because some bugs need both.
  if (choose([true, false, false])) choose(mutations)();
  if (request.body !== undefined && choose([...Array(40).keys()]) === 0) request.body = choose(BROKEN_JSON);
  return request;
}

const isWellFormed = (text: string) => !/[\ud800-\udfff]/u.test(text);

interface Leaf {
  parent: Record<string, unknown>;
  name: string;
}

/** All fields of a body, including nested ones. */
export function listLeaves(value: object): Leaf[] {
  const parent = value as Record<string, unknown>;
  return Object.entries(parent).flatMap(([name, inner]) => [
    { parent, name },
    ...(typeof inner === "object" && inner !== null ? listLeaves(inner) : []),
  ]);
}

function replaceLeaf({ parent, name }: Leaf, choose: Choose): void {
  const anything: unknown[] = [null, true, [], {}, [[[[]]]], "1", 1, ...HOSTILE_TEXTS];
  const sameType =
    typeof parent[name] === "number" ? HOSTILE_NUMBERS : /At$/.test(name) ? HOSTILE_MOMENTS : HOSTILE_TEXTS;
  const action = choose(["replace", "replace", "replace", "change type", "remove", "add"] as const);
  if (action === "replace") parent[name] = choose<unknown>(sameType);
  if (action === "change type") parent[name] = choose(anything);
  if (action === "remove") delete parent[name];
  if (action === "add") parent[choose(["extra", "id", "role", "constructor", "total"])] = choose(anything);
}

function corruptText(request: FuzzRequest, choose: Choose): void {
  const text = String(request.body);
  const cut = Math.floor(text.length * choose([0, 0.2, 0.5, 0.9, 1]));
  request.body = text.slice(0, cut) + choose(HOSTILE_TEXTS) + text.slice(cut + choose([0, 0, 5]));
}
