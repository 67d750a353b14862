import { ATTEMPT_STATES, DISPUTE_STATES, REFUND_STATES } from "@larkwood/contract";
import * as z from "zod";
import { callExtension } from "../../../../extensions/call-extension";
import type { EventRequest, PaymentProviderExtension } from "../../../../extensions/payment-provider";
import {
  type PaymentProvider,
  type ProviderEvent,
  ProviderRejected,
  ProviderUnavailable,
} from "./payment-provider";

/** The payment provider of the operator. */
export interface ExtensionProvider extends PaymentProvider {
  name: string;
  readEvent(request: EventRequest): Promise<ProviderEvent>;
}

const TIMEOUT_MS = 20_000;

const id = z.string().min(1).max(500);
const cents = z.int().nonnegative();
const pageSchema = z.object({
  reference: id,
  // A customer's browser opens it.
  url: z.url({ protocol: /^https?$/ }),
});
const refundSchema = z.object({
  id: id.nullable(),
  reference: id,
  amountCents: cents.positive(),
  state: z.enum(REFUND_STATES),
});
const disputeSchema = z.object({
  reference: id,
  amountCents: cents,
  state: z.enum(DISPUTE_STATES),
  reason: z.string().max(500),
  respondBy: z.date().nullable(),
});
const updateSchema = z.object({
  state: z.enum(ATTEMPT_STATES),
  paidCents: cents,
  reference: id.nullish(),
  charge: id.nullish(),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema).optional(),
});
const eventSchema = z.object({
  id: id.max(200),
  kind: id.max(200),
  attemptReference: z.object({ id: id.nullish(), reference: id.nullish(), charge: id.nullish() }),
  update: updateSchema.nullable(),
});

/** Calls the payment provider of an extension and checks its answers. */
export function createExtensionProvider(
  extension: PaymentProviderExtension,
  currency: () => Promise<string>,
): ExtensionProvider {
  const call = async <Schema extends z.ZodType>(schema: Schema, work: () => Promise<unknown>) => {
    try {
      return schema.parse(await callExtension("paymentProvider", work, TIMEOUT_MS));
    } catch (error) {
      throw toProviderError(error);
    }
  };
  return {
    name: extension.name,
    start: (attempt, shopName) =>
      call(pageSchema, async () => extension.start(attempt, { shopName, currency: await currency() })),
    capture: (attempt) => call(updateSchema, () => extension.capture(attempt)),
    refund: (attempt, refund) => call(refundSchema, () => extension.refund(attempt, refund)),
    describe: (attempt) => call(updateSchema, () => extension.describe(attempt)),
    close: (attempt) => call(updateSchema, () => extension.close(attempt)),
    // Every error means that the event can't be trusted, so it is not translated.
    readEvent: async (request) =>
      eventSchema.parse(
        await callExtension("paymentProvider", () => extension.readEvent(request), TIMEOUT_MS),
      ),
  };
}

function toProviderError(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  // By name, because the extension can't import the class.
  const isRejected = error instanceof Error && error.name === "ProviderRejected";
  return isRejected
    ? new ProviderRejected(message, { cause: error })
    : new ProviderUnavailable(message, { cause: error });
}
