import type { DeliveryEstimate, DeliveryKind, ShippingRules } from "@larkwood/contract";
import {
  dayRangeText,
  deliveryDaysText,
  deliveryPlaceText,
  deliveryPromise,
  deliveryWindow,
  formatDate,
} from "@larkwood/domain";
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ThankYou } from "~/features/account/orders/thank-you";
import { CartLine } from "~/features/shop/cart/cart-line";
import { ProductsBanner } from "~/features/shop/catalogue/products-banner";
import { DeliveryChoice } from "~/features/shop/checkout/delivery-choice";
import { LegalPage } from "~/features/shop/legal/legal-page";
import { EstimatedDates, EstimatedPrice } from "~/features/shop/product/estimated-delivery";
import { ProductInfo } from "~/features/shop/product/product-info";
import { useChoice } from "~/features/shop/product/use-choice";
import { ServiceList } from "~/features/shop/services/service-list";
import { formatPrice } from "~/lib/format/money";
import { session } from "~/lib/session/session";
import { DeliverTo } from "~/lib/shop/deliver-to";
import { useDeliveryCountry } from "~/lib/shop/delivery-country";
import { getShop, useEditedShop, useShop } from "~/lib/shop/shop";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { deliveryTexts } from "~/texts/delivery-texts";
import { termsWith } from "~/texts/terms";

afterEach(() => useEditedShop.setState({ shop: null }));

type Method = ShippingRules["zones"][number]["options"][number];

const product = someProduct();
const line = { key: "1", product, variantId: undefined, variant: "", quantity: 1, totalCents: 900_00 };

const placed = {
  number: 10_001,
  email: "ada@example.com",
  total: 900,
  paymentMethod: "bank_transfer" as const,
  paymentStatus: "expected" as const,
};

function Product() {
  return <ProductInfo product={product} choice={useChoice(product, undefined)} chairs={[]} />;
}

function Terms() {
  const shop = useShop();
  return <LegalPage {...termsWith(deliveryTexts(shop.deliveryPromise).terms, shop)} />;
}

/** Sets up a trading shop with one shipping method, or the showroom. */
function openShop(method: Method | null): void {
  const zones = method ? [{ name: "Everywhere", countries: [], options: [method] }] : [];
  const trading = method
    ? {
        trading: true,
        catalogue: "public" as const,
        charges: true,
        deliveryPromise: deliveryPromise({ zones }),
      }
    : {};
  useEditedShop.setState({ shop: { ...getShop(), ...trading } });
}

/** `2026-11-05`, in local time. */
const dayOf = (date: Date) => new Intl.DateTimeFormat("sv").format(date);

/** Answers estimates of a visitor who has chosen Norway. */
function answerEstimates(estimate: DeliveryEstimate): void {
  session.useStore.setState({ status: "signed-out" });
  useDeliveryCountry.setState({ code: "NO" });
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(estimate));
  onTestFinished(() => {
    fetch.mockRestore();
    session.useStore.setState({ status: "unknown" });
    useDeliveryCountry.setState({ code: null });
  });
}

function textOf(part: ReactNode): string {
  renderScreen(part);
  const text = document.body.textContent ?? "";
  cleanup();
  return text;
}

const method = (kind: DeliveryKind, price: number, fromDays: number, toDays: number): Method => ({
  name: "Van",
  kind,
  price,
  freeFrom: null,
  fromDays,
  toDays,
});

describe.each([
  method("parcel", 9, 2, 5),
  method("two_man", 0, 0, 12),
  method("parcel", 0, 1, 1),
  method("two_man", 49, 14, 28),
])("a shop that delivers by %j", (van) => {
  const { from, to } = deliveryWindow(new Date(), van);
  const dates = `${formatDate(from)} – ${formatDate(to)}`;
  const isFree = van.price === 0;

  it("shows the same dates on product page, cart, checkout and thank-you page", () => {
    openShop(van);
    const order = {
      ...placed,
      deliveryFrom: from.toISOString(),
      deliveryTo: to.toISOString(),
      deliveryKind: van.kind,
    };
    const { freeFrom: _, ...option } = van;
    const delivery = { ...option, from: dayOf(from), to: dayOf(to) };
    const choice = (
      <DeliveryChoice
        country="Norway"
        quote={{ deliveries: [delivery], deliverable: true }}
        chosen="Van"
        onChoose={() => {}}
      />
    );
    const places = [
      <Product key="1" />,
      <CartLine key="2" line={line} />,
      choice,
      <ThankYou key="4" order={order} />,
    ];
    for (const place of places) expect(textOf(place)).toContain(dates);
    expect(textOf(<ThankYou order={order} />)).toContain(`${dates}, ${deliveryPlaceText(van.kind)}.`);
  });

  it("shows the dates and the price of the estimate everywhere, not those of all countries", async () => {
    openShop(van);
    const { freeFrom: _, ...option } = { ...van, fromDays: van.fromDays + 1, toDays: van.toDays + 1 };
    const window = deliveryWindow(new Date(), option);
    const delivery = { ...option, from: dayOf(window.from), to: dayOf(window.to) };
    answerEstimates({ country: "Norway", delivery, faster: null });
    const items = [{ productId: product.id, quantity: 1 }];
    const order = {
      ...placed,
      deliveryFrom: window.from.toISOString(),
      deliveryTo: window.to.toISOString(),
      deliveryKind: van.kind,
    };
    const quote = { deliveries: [delivery], deliverable: true };
    renderScreen(
      <>
        <DeliverTo items={items} />
        <p>
          Facts: <EstimatedDates items={items} /> <EstimatedPrice items={items} />
        </p>
        <CartLine line={line} delivery={delivery} />
        <DeliveryChoice country="Norway" quote={quote} chosen="Van" onChoose={() => {}} />
        <ThankYou order={order} />
      </>,
    );
    const cost = isFree ? "Free" : formatPrice(delivery.price);
    const days = dayRangeText(delivery.from, delivery.to);
    expect(await screen.findByText(`Delivered to Norway ${days} · ${cost}`)).toBeTruthy();
    const shown = document.body.textContent ?? "";
    const estimated = `${formatDate(window.from)} – ${formatDate(window.to)}`;
    for (const text of [
      `Facts: ${estimated} ${cost}`,
      `Delivery ${estimated}`,
      `${estimated}, ${deliveryPlaceText(van.kind)}`,
    ])
      expect(shown).toContain(text);
    expect(shown.split(estimated)).toHaveLength(5);
    expect(shown).not.toContain(dates);
  });

  it("names the same days, price and kind in banner, services and terms", () => {
    openShop(van);
    const [banner, services, terms] = [
      <ProductsBanner key="1" isFiltered={false} />,
      <ServiceList key="2" />,
      <Terms key="3" />,
    ].map(textOf);
    for (const text of [banner, services, terms]) {
      expect(text).toContain(deliveryDaysText(van));
      expect(text).toContain(deliveryPlaceText(van.kind));
      expect(text).not.toContain("six days");
    }
    expect(banner?.includes("Free delivery")).toBe(isFree);
    expect(services?.includes("Free delivery")).toBe(isFree);
    expect(terms?.includes("Shipping is free.")).toBe(isFree);
    expect(textOf(<Product />).includes("Free")).toBe(isFree);
  });
});

it("the showroom says what the specification says", () => {
  openShop(null);
  expect(textOf(<ProductsBanner isFiltered={false} />)).toContain(
    "Free delivery within six days, to the room you choose.",
  );
  expect(textOf(<ServiceList />)).toContain("Free delivery, within six days");
  expect(textOf(<Terms />)).toContain("Delivery takes up to six days from your order");
  const { from, to } = deliveryWindow(new Date());
  for (const place of [<Product key="1" />, <CartLine key="2" line={line} />])
    expect(textOf(place)).toContain(`${formatDate(from)} – ${formatDate(to)}`);
  expect(screen.queryByText("Shown at checkout")).toBeNull();
});
