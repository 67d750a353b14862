import { ServiceList } from "~/features/services/service-list";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { PageIntro } from "~/ui/page-intro";
import type { Route } from "./+types/services";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "Services",
    "Free delivery within six days, assembly, room planning, samples and spare parts for ten years.",
  );

export default function Services() {
  return (
    <>
      <PageIntro
        eyebrow="Services"
        title="How it arrives, and how it stays"
        text="A piece of furniture is half of it. This is the other half: what we do before, on and long after the day of delivery."
        picture="/images/rooms/services_1280.webp"
        alt="A table with samples of wood and fabric"
      />
      <ServiceList />
      <div className="bg-linen">
        <div className="page flex flex-wrap items-center justify-between gap-8 py-16">
          <p className="max-w-[24em] font-serif text-2xl">
            Something that is not on this list? Ask. We like odd corners.
          </p>
          <LinkButton to={paths.contact}>Contact us</LinkButton>
        </div>
      </div>
    </>
  );
}
