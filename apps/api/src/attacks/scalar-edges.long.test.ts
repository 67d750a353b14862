import { type Endpoint, endpoints } from "@larkwood/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import { HOSTILE_MOMENTS, HOSTILE_NUMBERS, HOSTILE_TEXTS, TAMPERED_CURSORS } from "../testing/hostile-values";
import { listLeaves } from "../testing/mutate-request";
import { endpointNames, openRequestShop, type PreparedRequest } from "../testing/request-shop";

const { prepare, send } = await openRequestShop();
const TIMEOUT_MS = 300_000;

/** Values at the edges of the kind that a field has. */
function edgesOf(name: string, value: unknown): readonly unknown[] {
  if (typeof value === "number") return HOSTILE_NUMBERS;
  if (/(?:At|From|Until)$/.test(name)) return [...HOSTILE_MOMENTS, ...HOSTILE_TEXTS];
  return typeof value === "string" || value === null ? [...HOSTILE_TEXTS, ...HOSTILE_MOMENTS] : [];
}

interface Edge {
  field: string;
  value: unknown;
  apply: (to: PreparedRequest) => void;
}

/** One change of a valid request for each field of its body and query, and each edge of the field. */
function edgesIn(endpoint: Endpoint, { body }: PreparedRequest): Edge[] {
  const leaves = typeof body === "object" && body !== null ? listLeaves(body) : [];
  const inBody = leaves.flatMap(({ name, parent }, index) =>
    edgesOf(name, parent[name]).map((value) => ({
      field: `body ${name}`,
      value,
      apply: (to: PreparedRequest) => {
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
      apply: ({ query }: PreparedRequest) => void Object.assign(query, { [name]: value }),
    })),
  );
  const absent = absentFields(endpoint.body, body).flatMap((name) =>
    [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, ...HOSTILE_MOMENTS].map((value) => ({
      field: `absent ${name}`,
      value,
      apply: (to: PreparedRequest) => void Object.assign(to.body as object, { [name]: value }),
    })),
  );
  return [...inBody, ...absent, ...inQuery];
}

/** Optional fields that a valid body leaves out. */
function absentFields(schema: z.ZodType | undefined, body: unknown): string[] {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return [];
  return fieldsOf(schema).filter((name) => !(name in body));
}

function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))];
  if (schema instanceof z.ZodIntersection)
    return [...fieldsOf(schema.def.left), ...fieldsOf(schema.def.right)];
  return schema instanceof z.ZodPipe ? fieldsOf(schema.in) : [];
}

it.each(endpointNames)(
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
