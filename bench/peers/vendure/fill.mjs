import { peerRequire, vendureConfig } from "./config.mjs";

const { bootstrap, JobQueueService, SearchService, RequestContextService, TransactionalConnection } =
  peerRequire("@vendure/core");
const { populate } = peerRequire("@vendure/core/cli");

const initialData = {
  defaultLanguage: "en",
  defaultZone: "Europe",
  countries: [{ name: "Norway", code: "NO", zone: "Europe" }],
  taxRates: [{ name: "Standard Tax", percentage: 0 }],
  shippingMethods: [{ name: "Standard Shipping", price: 0 }],
  paymentMethods: [
    {
      name: "Dummy",
      handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "true" }] },
    },
  ],
  collections: [],
};

const app = await populate(
  async () => {
    const started = await bootstrap(vendureConfig({ synchronize: true }));
    await started.get(JobQueueService).start();
    return started;
  },
  initialData,
  process.argv[2],
);
const context = await app.get(RequestContextService).create({ apiType: "admin" });
const { id } = await app.get(SearchService).reindex(context);
// A job builds the index; wait until it is complete.
const { rawConnection } = app.get(TransactionalConnection);
for (let state = ""; state !== "COMPLETED"; ) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  [{ state }] = await rawConnection.query("select state from job_record where id = $1", [id]);
  if (state === "FAILED") throw new Error("the search index could not be built");
}
await app.close();
process.exit(0);
