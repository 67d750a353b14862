import { ServiceList } from "~/features/shop/services/service-list";
import { paths } from "~/lib/paths";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta, shopOf } from "~/lib/shop/page-meta";
import { deliveryTexts } from "~/texts/delivery-texts";
import { services } from "~/texts/services";
import { CustomTextBody } from "~/ui/custom-text-body";
import { LinkButton } from "~/ui/link-button";
import { PageIntro } from "~/ui/page-intro";
import { TextNodes } from "~/ui/text-nodes";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "Services",
    `${deliveryTexts(shopOf(matches)?.deliveryPromise ?? null).service.title.replace(",", "")}, assembly, room planning, samples and spare parts for ten years.`,
  );

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "services");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("services", serverLoader);

export default function Services({ loaderData: custom }: Route.ComponentProps) {
  return (
    <>
      <PageIntro
        eyebrow="Services"
        title={custom?.title ?? services.title}
        text={custom ? custom.lead && <TextNodes nodes={custom.lead} /> : services.lead}
        picture="/images/rooms/services_1280.webp"
        alt="A table with samples of wood and fabric"
      />
      {custom ? <CustomTextBody text={custom} /> : <ServiceList />}
      <div className="bg-linen">
        <div className="page flex flex-wrap items-center justify-between gap-8 py-16">
          <p className="max-w-[24em] font-serif text-2xl">Looking for something else? Just ask.</p>
          <LinkButton to={paths.contact}>Contact us</LinkButton>
        </div>
      </div>
    </>
  );
}
