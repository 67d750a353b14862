import type { ShopInfo } from "@larkwood/contract";
import { useLocation, useSearchParams } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { useHydrated } from "~/ui/use-hydrated";

const PARAMETER = "next";
const BASE = "http://shop.invalid";
// A return to one of these pages would only ask the visitor to sign in again.
const SIGN_IN_PAGES: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  "/reset-password",
];

/** Validates an untrusted return path. Returns null for anything a browser may resolve to another host (`//`, `/\`, a scheme). */
export function readReturnPath(text: string | null): string | null {
  if (!text?.startsWith("/") || !URL.canParse(text, BASE)) return null;
  const { origin, pathname, search } = new URL(text, BASE);
  if (origin !== BASE || pathname.startsWith("//") || SIGN_IN_PAGES.includes(pathname)) return null;
  return pathname + search;
}

/** Whether visitors return to their page after sign-in. In a members-only showroom the specification sends them home. */
export function returnsAfterSignIn({ trading, catalogue }: Pick<ShopInfo, "trading" | "catalogue">): boolean {
  return trading || catalogue === "public";
}

/** Adds a return path to the URL of a sign-in or sign-up page. */
export function withReturnPath(page: string, returnTo: string | null): string {
  const path = readReturnPath(returnTo);
  return path === null || path === paths.home
    ? page
    : `${page}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** The return path of the current sign-in page; null means the home page. */
export function useReturnPath(): string | null {
  const [params] = useSearchParams();
  return returnsAfterSignIn(useShop()) ? readReturnPath(params.get(PARAMETER)) : null;
}

/** The sign-in URL that returns to the current page. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  return returnsAfterSignIn(useShop()) ? withReturnPath(paths.signIn, pathname + search) : paths.signIn;
}

/** The same for a link that the server renders, which removes or encodes some parameters of the page. */
export function useSignInLink(): string {
  const { pathname } = useLocation();
  const path = useSignInPath();
  const withoutQuery = returnsAfterSignIn(useShop()) ? withReturnPath(paths.signIn, pathname) : paths.signIn;
  return useHydrated() ? path : withoutQuery;
}
