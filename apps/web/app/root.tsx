import "./lib/forms/strict-validator";
import hedvigUrl from "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2?url";
import familjenUrl from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { useSessionSync } from "./lib/account/use-session-sync";
import { useCartSync } from "./lib/cart/use-cart-sync";
import { network } from "./lib/network/network";
import { useReauthPrompt } from "./lib/session/reauthenticate";
import { catalogueContext } from "./lib/shop/catalogue-context";
import type { Menu } from "./lib/shop/menu";
import { setShop, useShop } from "./lib/shop/shop";
import styles from "./styles/app.css?url";
import { NetworkNote } from "./ui/network-note";
import { NotFound } from "./ui/not-found";
import { ToastRegion } from "./ui/toast-region";
import { UnexpectedError } from "./ui/unexpected-error";

// Loaded lazily, because it is only needed when a session ends during work.
const ReauthDialog = lazy(() =>
  import("./features/account/auth/reauth-dialog").then((module) => ({ default: module.ReauthDialog })),
);

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  font(familjenUrl),
  font(hedvigUrl),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(catalogueContext);
  const shop = reader.shop();
  return { ...shop, menu: shop.catalogue === "public" ? toMenu(await reader.menu()) : null };
}

const toMenu = ({ kinds, collections }: Menu): Menu => ({
  kinds: kinds.map(({ key, name }) => ({ key, name })),
  collections: collections.map(({ slug, name }) => ({ slug, name })),
});

// The shop's data does not change during a visit.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  // Must run before any child formats an amount or a title.
  setShop(useShop());
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f3ec" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useSessionSync();
  useCartSync();
  const question = useReauthPrompt((state) => state.question);
  // Signals tests and scripts that the page is hydrated.
  useEffect(() => document.documentElement.setAttribute("data-hydrated", ""), []);
  return (
    <>
      <Outlet />
      {question ? (
        <Suspense fallback={null}>
          <ReauthDialog question={question} />
        </Suspense>
      ) : null}
      <ToastRegion />
      <NetworkNote subscribe={network.subscribe} state={network.state} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <main>{isMissing ? <NotFound /> : <UnexpectedError />}</main>;
}
