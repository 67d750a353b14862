import { CustomTextPage } from "~/features/shop/legal/custom-text-page";
import { LegalPage } from "~/features/shop/legal/legal-page";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta } from "~/lib/shop/page-meta";
import { returns } from "~/texts/returns";
import type { Route } from "./+types/returns";

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "returns");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("returns", serverLoader);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    returns.title,
    "Try it for 100 days: how to cancel, how to return and when you get your refund.",
  );

export default function ReturnsPage({ loaderData: text }: Route.ComponentProps) {
  return text ? <CustomTextPage text={text} title={returns.title} /> : <LegalPage {...returns} />;
}
