import { LIMITS } from "@larkwood/contract";
import { useEffect } from "react";
import { data } from "react-router";
import { SampleOrderForm } from "~/features/shop/samples/sample-order-form";
import { useCurrentUser } from "~/lib/account/use-current-user";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { loadSamples, useSamples } from "~/lib/shop/samples";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { NotFound } from "~/ui/not-found";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/samples";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Free samples", "Fabrics and woods to look at and touch at home.");

export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().samples ? 200 : 404 });
}

export default function SamplesPage() {
  const user = useCurrentUser();
  const isGuest = useSession((state) => state.status === "signed-out");
  const chosen = useSamples((state) => state.chosen);
  useEffect(loadSamples, []);
  if (!useShop().samples) return <NotFound />;
  if (!chosen || (user.isPending && !isGuest)) return <Spinner className="min-h-[60vh]" />;
  return (
    <div className="page min-h-[60vh] pt-12 pb-section">
      <h1 className="text-4xl">Free samples</h1>
      <p className="mt-4 mb-10 max-w-prose text-ink-soft">
        Up to {LIMITS.samples} fabrics and woods per order. Colours look different at home than on a screen.
      </p>
      {chosen.length > 0 ? (
        <SampleOrderForm
          key={isGuest ? "guest" : "account"}
          user={isGuest ? undefined : user.data}
          isGuest={isGuest}
          chosen={chosen}
        />
      ) : (
        <EmptyState
          title="No samples yet"
          text="Choose a fabric, leather or wood on the page of a product, and add a sample of it."
        >
          <LinkButton to={paths.products}>PRODUCTS</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
