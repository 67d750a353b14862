import { deliveryPromise } from "@larkwood/domain";
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { AboutStory } from "~/features/shop/about/about-story";
import { NothingFound } from "~/features/shop/catalogue/nothing-found";
import { ProductsBanner } from "~/features/shop/catalogue/products-banner";
import { homeTexts } from "~/features/shop/home/home-texts";
import { NewShopHome } from "~/features/shop/home/new-shop-home";
import { ServiceList } from "~/features/shop/services/service-list";
import { Footer } from "~/features/shop/shell/footer";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { renderScreen } from "~/testing/render-screen";
import { defaultMarkdown } from "~/texts/default-markdown";
import { newShopTexts } from "~/texts/new-shop";
import ContactUs from "./static/contact-us";

const SHOP = {
  ...getShop(),
  name: "Fernhill",
  demo: false,
  trading: true,
  deliveryPromise: deliveryPromise({ zones: [] }),
};
/** What only the demo sells, does or tells. */
const OF_THE_DEMO =
  /larkwood|summer|furniture|sofa|drawer|table|lamp|oak|wool|fabric|studio|project|years?|hundred|assembl|repair|sample|555/i;

afterEach(() => useEditedShop.setState({ shop: null }));

function textOf(part: ReactNode): string {
  useEditedShop.setState({ shop: SHOP });
  renderScreen(part);
  const text = document.body.textContent ?? "";
  expect(screen.queryAllByRole("img")).toEqual([]);
  cleanup();
  return text;
}

it.each([
  ["home", <NewShopHome key="1" {...homeTexts(SHOP, null).welcome} />],
  ["about", <AboutStory key="2" />],
  ["services", <ServiceList key="3" />],
])(
  "the %s page of a shop without demo content has no pictures and tells nothing of the demo",
  (_page, part) => {
    const text = textOf(part);
    expect(text).not.toMatch(OF_THE_DEMO);
    expect(text).toContain("6 days");
  },
);

it("contact form and footer of a shop without demo content do not name what the demo sells", () => {
  const contact = { email: "", phone: "", hours: "" };
  for (const [trading, title] of [
    [true, "How can we help?"],
    [false, "Tell us what you think"],
  ] as const) {
    useEditedShop.setState({ shop: { ...SHOP, trading, contact } });
    renderScreen(<ContactUs />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    cleanup();
  }
  renderScreen(<Footer />);
  expect(document.body.textContent).not.toContain("made to last");
});

it("titles, descriptions and texts to start from tell nothing of the demo either", () => {
  const { home } = newShopTexts(SHOP.deliveryPromise);
  const { about, services } = defaultMarkdown(SHOP);
  for (const text of [JSON.stringify(home), about, services]) expect(text).not.toMatch(OF_THE_DEMO);
});

it("the terms to start from follow the settings of the shop", () => {
  const contact = { email: "", phone: "", hours: "" };
  const { terms } = defaultMarkdown({ ...SHOP, contact, currency: "EUR", guestCheckout: true });
  expect(terms).toContain("You can reach us on the Contact page.");
  expect(terms).toContain("with or without an account");
  expect(terms).toContain("Prices are in EUR.");
  expect(terms).not.toMatch(/US dollars|seven days|phone number at/);
  const showroom = defaultMarkdown({ ...getShop(), trading: false });
  expect(showroom.terms).toContain("Prices are final prices in US dollars. Shipping is free.");
  expect(showroom.terms).toContain("at the email address and phone number at the bottom of every page.");
});

it("the list of products of an empty shop has no pictures of the demo, and doesn't ask for other words", async () => {
  expect(textOf(<ProductsBanner isFiltered={false} />)).not.toMatch(OF_THE_DEMO);
  useEditedShop.setState({ shop: SHOP });
  renderScreen(<NothingFound search="" isWholeShop chips={[]} onChange={() => {}} />);
  expect(await screen.findByText("Our first products will appear here.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Show all products" })).toBeNull();
});
