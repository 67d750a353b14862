import { type Endpoint, type EndpointName, endpoints, endpointUrl } from "@larkwood/contract";
import { createPaymentProvider } from "../../../../examples/extensions/payment-provider.mjs";
import { guestToken, newGuestLink } from "../core/guest-link";
import { buildTestApp, type TestUser } from "./build-test-app";
import { EVENT_SECRET } from "./extension-services";
import type { FuzzRequest } from "./mutate-request";
import { sqlOn } from "./plain-sql";
import { anotherAddress } from "./second-factor";
import { STRIPE_KEYS } from "./stripe/stripe-events";
import { validRequests } from "./valid-requests";
import type { Request } from "./valid-requests/fixtures";

export const endpointNames = Object.keys(endpoints) as EndpointName[];
export const writeNames = endpointNames.filter((name) => endpoints[name].method !== "GET");
/** The writes that visitors without an account may send. */
export const openTo = (guests: NonNullable<Endpoint["guests"]>) =>
  writeNames.filter((name) => (endpoints[name] as Endpoint).guests === guests);

/** A request with its sender; null for a visitor without an account. */
export interface PreparedRequest extends FuzzRequest {
  by: TestUser | null;
}

type Payload = NonNullable<Parameters<Awaited<ReturnType<typeof buildTestApp>>["call"]>[3]>["payload"];

/** A shop that takes a valid request of every call, for tests that go through all calls. */
export async function openRequestShop(now = new Date()) {
  const shop = await buildTestApp({
    env: {
      SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery,test_card",
      // Visitors may order without an account.
      SHOP_CATALOGUE: "public",
      ...STRIPE_KEYS,
      SMTP_URL: "smtp://mail.example:587",
      PUBLIC_URL: "https://shop.example",
      TRUST_PROXY: "on",
    },
    extensions: {
      paymentProvider: createPaymentProvider({ apiUrl: "", apiKey: "", eventSecret: EVENT_SECRET }),
    },
    // A fixed time, because on a slow machine the tokens would expire.
    clock: () => now,
  });
  const sql = sqlOn(shop.db);
  const admin = await shop.as("Admin", anotherAddress());
  const limited = await shop.as("Admin", anotherAddress());
  const member = await shop.as("User", anotherAddress());
  const payload = { permissions: ["orders.read"] };
  await shop.call(admin, "PUT", `/users/${limited.id}/permissions`, { payload });
  const valid = validRequests({ ...shop, admin, limited, member, now });

  const complete = (name: EndpointName, { by, ...parts }: Request): PreparedRequest => {
    const { access }: Endpoint = endpoints[name];
    const usual = access === "anyone" ? null : access === "user" ? member : admin;
    return { params: {}, query: {}, headers: {}, body: undefined, ...parts, by: by ?? usual };
  };
  return {
    ...shop,
    sql,
    now,
    admin,
    limited,
    member,
    valid,
    /** A valid request and its usual sender. */
    prepare: async (name: EndpointName) => complete(name, await valid[name]()),
    /** The same request by the guest whose order it is about. */
    async asGuest(request: PreparedRequest): Promise<PreparedRequest> {
      const id = request.params.id ?? "";
      const guestLink = newGuestLink();
      await sql`
        UPDATE orders SET user_id = NULL, is_guest = true, guest_link = ${guestLink} WHERE id = ${id}`;
      const authorization = `Bearer ${guestToken(shop.config.authSecret, { id, guestLink })}`;
      return { ...request, headers: { ...request.headers, authorization }, by: null };
    },
    /** Sends a request from a new address, by default with its own body. */
    send(name: EndpointName, request: PreparedRequest, payload: Payload = toPayload(name, request.body)) {
      const { method, path, bodyType = "application/json" }: Endpoint = endpoints[name];
      const { by, params, query, headers } = request;
      return shop.call(by, method, endpointUrl({ path }, params, query), {
        headers: { ...(payload === undefined ? {} : { "content-type": bodyType }), ...headers },
        remoteAddress: anotherAddress(),
        ...(payload === undefined ? {} : { payload }),
      });
    },
  };
}

/** A body as it is sent. Texts of forms with files contain bytes. */
export function toPayload(name: EndpointName, body: unknown): string | Buffer | undefined {
  const { bodyType }: Endpoint = endpoints[name];
  if (typeof body === "string")
    return bodyType === "multipart/form-data" ? Buffer.from(body, "latin1") : body;
  return body === undefined ? undefined : JSON.stringify(body);
}
