import { useRef } from "react";
import { Outlet } from "react-router";
import { Footer } from "~/features/shell/footer";
import { Header } from "~/features/shell/header";
import { SkipLink } from "~/features/shell/skip-link";
import { useFocusOnArrival } from "~/features/shell/use-focus-on-arrival";

/** The shared layout: header, page, footer. */
export default function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
