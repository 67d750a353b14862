import type { Kind } from "@larkwood/contract";
import type { Ref } from "react";
import { paths } from "~/lib/paths";
import { BreadcrumbTrail } from "~/lib/shop/breadcrumb-trail";
import { Picture } from "~/ui/picture";

const steps = [
  { to: paths.home, label: "Home" },
  { to: paths.products, label: "Products" },
];

/** Name, words and picture of a kind of furniture. */
export function KindIntro({ kind, headingRef }: { kind: Kind; headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div className="mb-8 flex items-center justify-between gap-6 md:gap-12">
      <div>
        <BreadcrumbTrail steps={steps} current={kind.name} className="pb-3 text-sm text-ink-soft" />
        <h2 ref={headingRef} tabIndex={-1} className="text-3xl">
          {kind.name}
        </h2>
        {kind.text ? <p className="max-w-prose pt-2 text-ink-soft max-md:text-sm">{kind.text}</p> : null}
      </div>
      <Picture
        src={kind.imageUrl}
        alt=""
        sizes="(min-width: 768px) 224px, 112px"
        className="aspect-4/3 w-28 shrink-0 md:w-56"
      />
    </div>
  );
}
