import { type PeerShop, send } from "../peer";

const JSON_TYPE = { "content-type": "application/json" };
const customer = { email: "ada@customer.example", password: "a-long-password" };

const LISTED = `totalItems items { productId productName slug description inStock productAsset { preview }
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } }`;
const DETAIL = `id name slug description createdAt featuredAsset { preview } facetValues { code }
  variants { id sku priceWithTax stockLevel }`;

const asBody = (query: string) => JSON.stringify({ query });
const searchQuery = (term: string) =>
  `{ search(input: { take: 24, groupByProduct: true, term: ${JSON.stringify(term)} }) { ${LISTED} } }`;

const add = (variant: number, alias: string) =>
  `${alias}: addItemToOrder(productVariantId: "${variant}", quantity: 1) { __typename ... on Order { id } }`;

// All mutations in one request: the fewest round trips that the checkout allows.
const checkout = (variant: number) => `mutation {
  ${add(variant, "second")}
  setCustomerForOrder(input: { firstName: "Ada", lastName: "Lund", emailAddress: "guest@customer.example" }) {
    __typename
  }
  setOrderShippingAddress(input: { fullName: "Ada Lund", streetLine1: "Elm Street 5", countryCode: "NO" }) {
    __typename
  }
  setOrderShippingMethod(shippingMethodId: ["1"]) { __typename }
  transitionOrderToState(state: "ArrangingPayment") { __typename }
  addPaymentToOrder(input: { method: "dummy", metadata: {} }) { __typename ... on Order { state } }
}`;

/** Requests to Vendure's shop API, as its storefront examples send them. */
export async function shopRequests(url: string, count: number) {
  const request = (query: string) => ({ url, headers: JSON_TYPE, body: asBody(query) });
  const { email, password } = customer;
  const login = request(`mutation { login(username: "${email}", password: "${password}") { __typename } }`);
  await expectIn(
    request(`mutation { registerCustomerAccount(input: { emailAddress: "${email}", password: "${password}",
      firstName: "Ada", lastName: "Lund" }) { __typename } }`),
    "Success",
  );

  const placeOrder = async (orderNumber: number) => {
    const first = await fetch(url, {
      method: "POST",
      headers: JSON_TYPE,
      body: asBody(`mutation { ${add(1 + (orderNumber % count), "first")} }`),
    });
    await first.text();
    const headers = { ...JSON_TYPE, authorization: `Bearer ${first.headers.get("vendure-auth-token")}` };
    const body = asBody(checkout(1 + ((orderNumber * 7 + 1) % count)));
    await expectIn({ url, headers, body }, "PaymentSettled");
  };
  return {
    list: () => request(searchQuery("")),
    detail: () => request(`{ product(id: "7") { ${DETAIL} } }`),
    search: (term: string) => request(searchQuery(term)),
    signIn: () => expectIn(login, "CurrentUser"),
    placeOrder,
    clearCache: async () => {},
  } satisfies Omit<PeerShop, "name" | "pid" | "stop">;
}

async function expectIn(request: Parameters<typeof send>[0], expected: string): Promise<void> {
  const text = await send(request);
  if (!text.includes(expected)) throw new Error(`Vendure replied without ${expected}: ${text.slice(0, 500)}`);
}
