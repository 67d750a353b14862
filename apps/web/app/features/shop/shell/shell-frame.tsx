import { type ReactNode, useRef } from "react";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";
import { useFocusOnArrival } from "./use-focus-on-arrival";

type ShellFrameProps = {
  children: ReactNode;
  /** Stays at the bottom of the window. */
  bar?: ReactNode;
};

/** The shared layout: header, page, footer. */
export function ShellFrame({ children, bar }: ShellFrameProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink to="content" label="Skip to content" appears="over-header" />
      <Header />
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {bar}
      <Footer />
    </div>
  );
}
