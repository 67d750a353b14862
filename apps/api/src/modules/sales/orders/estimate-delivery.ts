import type { DeliveryEstimate, DeliveryOption } from "@larkwood/contract";
import { hasSamples } from "@larkwood/domain";
import type { AnonymousActor, Caller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { deliveryDays } from "../../../core/delivery-days";
import type { SalesContext } from "../context";
import { SAMPLE_DELIVERY } from "./order-samples";
import { quoteOrder } from "./quote-order";
import { findSampleLines } from "./sample-lines";
import type { OrderItem } from "./stock-lines";

interface EstimateInput {
  items: readonly OrderItem[];
  /** Name of a known country. */
  country: string;
  samples?: boolean | undefined;
}

/** When items arrive in a country and what their delivery costs. The quote decides. */
export async function estimateDelivery(
  context: SalesContext,
  { items, country, samples = false }: EstimateInput,
  caller: Caller | null,
  actor: Pick<AnonymousActor, "origin" | "address">,
): Promise<DeliveryEstimate> {
  if (samples) return estimateSamples(context, { items, country });
  const { deliverable, deliveries, delivery } = await quoteOrder(context, { items, country }, caller, actor);
  if (!deliverable) return { country, delivery: null, faster: null };
  const chosen = deliveries.find(({ name }) => name === delivery);
  if (!chosen) return { country, delivery: freeDelivery(context), faster: null };
  const [fastest = chosen] = [...deliveries].sort((a, b) => a.toDays - b.toDays || a.price - b.price);
  return {
    country,
    delivery: toEstimated(chosen),
    faster: fastest.toDays < chosen.toDays ? toEstimated(fastest) : null,
  };
}

const toEstimated = ({ name, kind, price, from, to }: DeliveryOption) => ({ name, kind, price, from, to });

/** A shop without shipping zones. */
const freeDelivery = ({ clock, settings }: SalesContext) => ({
  name: null,
  kind: null,
  price: 0,
  ...deliveryDays(clock(), settings.current.timeZone),
});

/** Samples go to every country. */
async function estimateSamples(
  { db, clock, settings }: SalesContext,
  { items, country }: Pick<EstimateInput, "items" | "country">,
): Promise<DeliveryEstimate> {
  if (!hasSamples(settings.current)) throw new AppError("not_found");
  await findSampleLines(db, items);
  const { name, kind } = SAMPLE_DELIVERY;
  const days = deliveryDays(clock(), settings.current.timeZone, SAMPLE_DELIVERY);
  return { country, delivery: { name, kind, price: 0, ...days }, faster: null };
}
