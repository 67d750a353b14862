import { AboutStory } from "~/features/shop/about/about-story";
import { fetchCustomText, readCustomText } from "~/lib/shop/custom-text";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { about } from "~/texts/about";
import { CustomTextBody } from "~/ui/custom-text-body";
import { PageIntro } from "~/ui/page-intro";
import { TextNodes } from "~/ui/text-nodes";
import type { Route } from "./+types/about-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "About us",
    "How one table for a crooked kitchen floor grew into a shop: the story of a personal project.",
  );

export const loader = ({ context }: Route.LoaderArgs) => readCustomText(context, "about");
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  fetchCustomText("about", serverLoader);

export default function AboutUs({ loaderData: custom }: Route.ComponentProps) {
  const brand = useShop().name;
  return (
    <>
      <PageIntro
        eyebrow="About us"
        title={custom?.title ?? about.title}
        text={custom ? custom.lead && <TextNodes nodes={custom.lead} /> : about.lead.replace("{shop}", brand)}
        picture="/images/rooms/about_1280.webp"
        alt="A bouclé armchair with a throw and a pile of books in the morning sun"
      />
      {custom ? <CustomTextBody text={custom} /> : <AboutStory />}
    </>
  );
}
