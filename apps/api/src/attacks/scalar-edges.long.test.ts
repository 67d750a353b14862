import { type Endpoint, type EndpointName, endpoints, endpointUrl } from "@larkwood/contract";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { HOSTILE_MOMENTS, HOSTILE_NUMBERS, HOSTILE_TEXTS, TAMPERED_CURSORS } from "../testing/hostile-values";
import { listLeaves } from "../testing/mutate-request";
import { anotherAddress } from "../testing/second-factor";
import { STRIPE_KEYS } from "../testing/stripe/stripe-events";
import { validRequests } from "../testing/valid-requests";

const now = new Date();
const shop = await buildTestApp({
  env: {
    SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery,test_card",
    ...STRIPE_KEYS,
    SMTP_URL: "smtp://mail.example:587",
    PUBLIC_URL: "https://shop.example",
    TRUST_PROXY: "on",
  },
  clock: () => now,
});
const names = Object.keys(endpoints) as EndpointName[];
const TIMEOUT_MS = 300_000;

let valid: ReturnType<typeof validRequests>;
let users: { admin: TestUser; member: TestUser };
beforeAll(async () => {
  users = { admin: await shop.as("Admin"), member: await shop.as("User") };
  valid = validRequests({ ...shop, ...users, limited: await shop.as("Admin"), now });
});

async function prepare(name: EndpointName) {
  const { access }: Endpoint = endpoints[name];
  const fallback = access === "anyone" ? null : access === "user" ? users.member : users.admin;
  const { by = fallback, params = {}, query = {}, headers = {}, body } = await valid[name]();
  return { by, params, query, headers, body };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Values at the edges of the kind that a field has. */
function edgesOf(name: string, value: unknown): readonly unknown[] {
  if (typeof value === "number") return HOSTILE_NUMBERS;
  if (/(?:At|From|Until)$/.test(name)) return [...HOSTILE_MOMENTS, ...HOSTILE_TEXTS];
  return typeof value === "string" || value === null ? [...HOSTILE_TEXTS, ...HOSTILE_MOMENTS] : [];
}

/** One change of a valid request for each field of its body and query, and each edge of the field. */
function edgesIn(
  endpoint: Endpoint,
  { body }: Prepared,
): { field: string; apply: (to: Prepared) => void; value: unknown }[] {
  const leaves = typeof body === "object" && body !== null ? listLeaves(body) : [];
  const inBody = leaves.flatMap(({ name, parent }, index) =>
    edgesOf(name, parent[name]).map((value) => ({
      field: `body ${name}`,
      value,
      apply: (to: Prepared) => {
        const leaf = listLeaves(to.body as object)[index];
        if (leaf) leaf.parent[leaf.name] = value;
      },
    })),
  );
  const inQuery = Object.keys(endpoint.query?.shape ?? {}).flatMap((name) =>
    (name === "cursor"
      ? TAMPERED_CURSORS
      : [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS.map(String), ...HOSTILE_MOMENTS]
    ).map((value) => ({
      field: `query ${name}`,
      value,
      apply: ({ query }: Prepared) => void Object.assign(query, { [name]: value }),
    })),
  );
  return [...inBody, ...inQuery];
}

function send(name: EndpointName, { by, params, query, headers, body }: Prepared) {
  const endpoint: Endpoint = endpoints[name];
  return shop.call(by, endpoint.method, endpointUrl(endpoint, params, query), {
    headers: {
      ...(body === undefined ? {} : { "content-type": endpoint.bodyType ?? "application/json" }),
      ...headers,
    },
    remoteAddress: anotherAddress(),
    ...(body === undefined
      ? {}
      : { payload: typeof body === "string" ? Buffer.from(body, "latin1") : JSON.stringify(body) }),
  });
}

it.each(names)(
  "%s is never a server error at the edges of its fields",
  async (name) => {
    const failures: string[] = [];
    let spare = await prepare(name);
    for (const { field, value, apply } of edgesIn(endpoints[name], spare)) {
      const request = { ...spare, query: { ...spare.query }, body: structuredClone(spare.body) };
      apply(request);
      const { statusCode, body } = await send(name, request);
      if (statusCode >= 500) failures.push(JSON.stringify([field, value, statusCode, body]).slice(0, 300));
      // A request that succeeded can't be sent again.
      if (statusCode < 400) spare = await prepare(name);
    }
    expect(failures).toEqual([]);
  },
  TIMEOUT_MS,
);
