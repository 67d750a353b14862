import { CustomTextPage } from "~/features/shop/legal/custom-text-page";
import { LegalPage } from "~/features/shop/legal/legal-page";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { termsTitle, termsWith } from "~/texts/terms";
import type { Route } from "./+types/terms";

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "terms");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("terms", serverLoader);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, termsTitle, "What you can expect from us when you buy, and what we expect from you.");

export default function TermsPage({ loaderData: text }: Route.ComponentProps) {
  const shop = useShop();
  if (text) return <CustomTextPage text={text} title={termsTitle} />;
  return <LegalPage {...termsWith(deliveryTexts(shop.deliveryPromise).terms, shop)} />;
}
