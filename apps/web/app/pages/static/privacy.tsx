import { CustomTextPage } from "~/features/shop/legal/custom-text-page";
import { LegalPage } from "~/features/shop/legal/legal-page";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { privacyIn, privacyTitle } from "~/texts/privacy";
import type { Route } from "./+types/privacy";

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "privacy");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("privacy", serverLoader);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, privacyTitle, "What we store about you, why, for how long, and what your rights are.");

export default function PrivacyPage({ loaderData: text }: Route.ComponentProps) {
  const mode = useShop().trading ? "trading" : "showroom";
  if (text) return <CustomTextPage text={text} title={privacyTitle} />;
  return <LegalPage {...privacyIn(mode)} />;
}
