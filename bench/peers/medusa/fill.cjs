const { readFileSync, writeFileSync } = require("node:fs");
const flows = require("@medusajs/medusa/core-flows");
const { ContainerRegistrationKeys, Modules, ProductStatus } = require("@medusajs/framework/utils");

const COUNTRY = "no";
const CURRENCY = "usd";
const BATCH = 100;

/** Fills a new shop and writes the ids that a shopper needs; run by `medusa exec`. */
exports.default = async function fill({ container }) {
  const run = async (flow, input) => (await flows[flow](container).run({ input })).result;
  const link = (entry) => container.resolve(ContainerRegistrationKeys.LINK).create(entry);

  const [channel] = await run("createSalesChannelsWorkflow", { salesChannelsData: [{ name: "Web" }] });
  const [region] = await run("createRegionsWorkflow", {
    regions: [
      {
        name: "Norway",
        currency_code: CURRENCY,
        countries: [COUNTRY],
        payment_providers: ["pp_system_default"],
      },
    ],
  });
  await run("createTaxRegionsWorkflow", [{ country_code: COUNTRY, provider_id: "tp_system" }]);

  const [location] = await run("createStockLocationsWorkflow", {
    locations: [{ name: "Store", address: { city: "Oslo", country_code: COUNTRY, address_1: "" } }],
  });
  await run("linkSalesChannelsToStockLocationWorkflow", { id: location.id, add: [channel.id] });
  const delivery = await createDelivery({ container, run, link, region, location });

  const [key] = await run("createApiKeysWorkflow", {
    api_keys: [{ title: "Web", type: "publishable", created_by: "" }],
  });
  await run("linkSalesChannelsToApiKeyWorkflow", { id: key.id, add: [channel.id] });

  const products = await createProducts({ container, run, channel, location, profile: delivery.profile });
  const known = {
    publishableKey: key.token,
    regionId: region.id,
    shippingOptionId: delivery.optionId,
    products,
  };
  writeFileSync(process.env.PEER_RESULT, JSON.stringify(known));
};

async function createDelivery({ container, run, link, region, location }) {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const stock = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } };
  await link({ ...stock, [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" } });
  const [found] = await fulfillment.listShippingProfiles({ type: "default" });
  const [profile] = found
    ? [found]
    : await run("createShippingProfilesWorkflow", { data: [{ name: "Default", type: "default" }] });
  const set = await fulfillment.createFulfillmentSets({
    name: "Delivery",
    type: "shipping",
    service_zones: [{ name: "Norway", geo_zones: [{ country_code: COUNTRY, type: "country" }] }],
  });
  await link({ ...stock, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } });
  const [option] = await run("createShippingOptionsWorkflow", [
    {
      name: "Standard Shipping",
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: "Standard", description: "Standard", code: "standard" },
      prices: [{ region_id: region.id, amount: 0 }],
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" },
        { attribute: "is_return", value: "false", operator: "eq" },
      ],
    },
  ]);
  return { profile, optionId: option.id };
}

async function createProducts({ container, run, channel, location, profile }) {
  const wanted = JSON.parse(readFileSync(process.env.PEER_PRODUCTS, "utf8"));
  const created = [];
  for (let from = 0; from < wanted.length; from += BATCH) {
    const products = wanted.slice(from, from + BATCH).map(({ name, description, priceCents }, i) => ({
      title: name,
      handle: `p-${from + i}`,
      description,
      status: ProductStatus.PUBLISHED,
      shipping_profile_id: profile.id,
      options: [{ title: "Kind", values: ["One"] }],
      variants: [
        {
          title: "One",
          sku: `S${from + i}`,
          options: { Kind: "One" },
          prices: [{ amount: priceCents / 100, currency_code: CURRENCY }],
        },
      ],
      sales_channels: [{ id: channel.id }],
    }));
    created.push(...(await run("createProductsWorkflow", { products })));
  }
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: items } = await query.graph({ entity: "inventory_item", fields: ["id", "sku"] });
  const quantityOf = new Map(wanted.map(({ quantity }, i) => [`S${i}`, quantity]));
  await run("createInventoryLevelsWorkflow", {
    inventory_levels: items.map(({ id, sku }) => ({
      inventory_item_id: id,
      location_id: location.id,
      stocked_quantity: quantityOf.get(sku),
    })),
  });
  return created.map(({ id, variants }) => ({ id, variantId: variants[0].id }));
}
