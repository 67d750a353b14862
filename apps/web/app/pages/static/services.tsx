import type { ShopInfo } from "@larkwood/contract";
import { ServiceList } from "~/features/shop/services/service-list";
import { paths } from "~/lib/paths";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta, shopOf } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { deliveryTexts } from "~/texts/delivery-texts";
import { servicesTexts } from "~/texts/services";
import { CustomTextBody } from "~/ui/custom-text-body";
import { LinkButton } from "~/ui/link-button";
import { PageIntro } from "~/ui/page-intro";
import { TextNodes } from "~/ui/text-nodes";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Services", describe(shopOf(matches)));

function describe(shop: ShopInfo | undefined): string {
  const delivery = deliveryTexts(shop?.deliveryPromise ?? null).service.title.replace(",", "");
  if (shop?.demo === false) return `${delivery}, your orders and your questions.`;
  return `${delivery}, assembly, room planning, samples and spare parts for ten years.`;
}

const PICTURE = {
  src: "/images/rooms/services_1280.webp",
  alt: "An oak table with chairs, a laptop and samples of fabric",
};

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "services");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("services", serverLoader);

export default function Services({ loaderData: custom }: Route.ComponentProps) {
  const shop = useShop();
  const { title, lead } = servicesTexts(shop);
  return (
    <>
      <PageIntro
        eyebrow="Services"
        title={custom?.title ?? title}
        text={custom ? custom.lead && <TextNodes nodes={custom.lead} /> : lead.replace("{shop}", shop.name)}
        picture={shop.demo ? PICTURE : null}
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
