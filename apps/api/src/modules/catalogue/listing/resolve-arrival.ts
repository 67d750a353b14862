import { categoriesArriving, isTrading } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { dayIn } from "../../../core/calendar";
import type { CatalogueContext } from "../context";
import type { FacetQuery } from "../filters";

const DAY_MS = 86_400_000;

/**
 * The query with the categories that arrive by its day, counted from today in the shop's time zone. Throws if the day or
 * the country can't be used. The showroom ignores them.
 */
export function resolveArrival<Query extends FacetQuery>(
  { config, settings, clock }: Pick<CatalogueContext, "config" | "settings" | "clock">,
  query: Query,
): Query {
  const { arrivesBy, deliverTo } = query;
  if (!arrivesBy || !isTrading(settings.current)) return query;
  if (config.extensions.shippingRates)
    throw refusal({ arrivesBy: "Leave it out: this shop calculates the delivery of each order on its own" });
  const { timeZone, shipping } = settings.current;
  const days = (Date.parse(arrivesBy) - Date.parse(dayIn(clock(), timeZone))) / DAY_MS;
  if (days < 0) throw refusal({ arrivesBy: "Choose today or a later day" });
  if (!deliverTo) throw refusal({ deliverTo: "Name the country too, such as NO" });
  return { ...query, arriving: categoriesArriving(shipping, deliverTo, days) };
}

const refusal = (errors: Record<string, string>) => new AppError("invalid_input", { errors });
