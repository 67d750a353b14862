import { AboutStory } from "~/features/shop/about/about-story";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta, shopOf } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { aboutTexts } from "~/texts/about";
import { CustomTextBody } from "~/ui/custom-text-body";
import { PageIntro } from "~/ui/page-intro";
import { TextNodes } from "~/ui/text-nodes";
import type { Route } from "./+types/about-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "About us",
    shopOf(matches)?.demo === false
      ? "What you find in this shop, and how to reach us."
      : "How one table for a crooked kitchen floor grew into a shop: the story of a personal project.",
  );

const PICTURE = {
  src: "/images/rooms/about_1280.webp",
  alt: "A bouclé armchair and an ottoman in front of an oak sideboard, in the morning sun",
};

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "about");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("about", serverLoader);

export default function AboutUs({ loaderData: custom }: Route.ComponentProps) {
  const shop = useShop();
  const { title, lead } = aboutTexts(shop);
  const withName = (text: string) => text.replace("{shop}", shop.name);
  return (
    <>
      <PageIntro
        eyebrow="About us"
        title={custom?.title ?? withName(title)}
        text={custom ? custom.lead && <TextNodes nodes={custom.lead} /> : withName(lead)}
        picture={shop.demo ? PICTURE : null}
      />
      {custom ? <CustomTextBody text={custom} /> : <AboutStory />}
    </>
  );
}
