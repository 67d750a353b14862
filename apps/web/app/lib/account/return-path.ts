import type { ShopInfo } from "@larkwood/contract";
import { useLocation, useSearchParams } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";

const PARAMETER = "next";
const ANYWHERE = "http://shop.invalid";
// Coming back to the door would only ask again.
const DOORS: readonly string[] = [paths.signIn, paths.signUp, paths.forgotPassword, "/reset-password"];

/**
 * Where to go after signing in, from an address that anybody may have made up: a path of this shop, or null. What a
 * browser would take for another host (`//`, `/\`, a scheme) is none.
 */
export function readReturnPath(text: string | null): string | null {
  if (!text?.startsWith("/") || !URL.canParse(text, ANYWHERE)) return null;
  const { origin, pathname, search } = new URL(text, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith("//") || DOORS.includes(pathname)) return null;
  return pathname + search;
}

/** The specification leads everybody home from the sign-in; a shop that trades, or is open, leads them back. */
export function leadsBack({ trading, catalogue }: Pick<ShopInfo, "trading" | "catalogue">): boolean {
  return trading || catalogue === "public";
}

/** A page to sign in or up at, which leads back to where somebody wanted to go. */
export function withReturn(door: string, wanted: string | null): string {
  const path = readReturnPath(wanted);
  return path === null || path === paths.home
    ? door
    : `${door}?${new URLSearchParams({ [PARAMETER]: path })}`;
}

/** Where the visitor of a sign-in page wanted to go; null where they are led home. */
export function useReturnPath(): string | null {
  const [params] = useSearchParams();
  return leadsBack(useShop()) ? readReturnPath(params.get(PARAMETER)) : null;
}

/** The sign-in, as it is reached from the page at hand. */
export function useSignInAddress(): string {
  const { pathname, search } = useLocation();
  return leadsBack(useShop()) ? withReturn(paths.signIn, pathname + search) : paths.signIn;
}
