import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { Picture } from "~/ui/picture";

type AuthFrameProps = { title: string; lead: string; children: ReactNode };

/** Layout of the sign-in pages: a picture beside the form. Small screens show only the form. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  const { name } = useShop();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.15fr_1fr]">
      <div className="relative hidden bg-linen lg:block">
        <Picture
          src="/images/rooms/sign-in_1280.webp"
          alt=""
          sizes="55vw"
          className="absolute inset-0 size-full"
        />
      </div>
      <main className="flex flex-col px-gutter py-8">
        <Link to={paths.home} className="self-start font-serif text-[1.75rem] leading-none">
          {name}
        </Link>
        <div className="m-auto w-full max-w-form py-12">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 text-ink-soft">{lead}</p>
          <div className="mt-9">{children}</div>
        </div>
      </main>
    </div>
  );
}
