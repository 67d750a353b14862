import { Outlet } from "react-router";
import { Footer } from "~/features/shell/footer";
import { Header } from "~/features/shell/header";
import { SkipLink } from "~/features/shell/skip-link";

/** The shared layout: header, page, footer. */
export default function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
