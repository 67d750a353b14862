import { AboutStory } from "~/features/about/about-story";
import { pageMeta } from "~/lib/page-meta";
import { useShop } from "~/lib/shop";
import { PageIntro } from "~/ui/page-intro";
import type { Route } from "./+types/about-us";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "About us",
    "How a table for a crooked kitchen floor became a list, and the list became a shop: the story of a personal project.",
  );

export default function AboutUs() {
  const brand = useShop().name;
  return (
    <>
      <PageIntro
        eyebrow="About us"
        title="A personal project about patient furniture"
        text={`One table, one notebook and many evenings: how ${brand} came to be.`}
        picture="/images/rooms/about_1280.webp"
        alt="A bouclé armchair with a throw and a pile of books in the first sun"
      />
      <AboutStory />
    </>
  );
}
