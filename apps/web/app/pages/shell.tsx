import { isRouteErrorResponse, Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { useShop } from "~/lib/shop/shop";
import { useIsComparing } from "~/lib/shop/use-is-comparing";
import { NotFound } from "~/ui/not-found";
import { UnexpectedError } from "~/ui/unexpected-error";
import { useLoaded } from "~/ui/use-loaded";
import type { Route } from "./+types/shell";

const loadBar = () => import("~/features/shop/compare/compare-bar");

export default function Shell() {
  const { trading } = useShop();
  const bar = useLoaded(loadBar, useIsComparing() && trading);
  return (
    <ShellFrame bar={bar ? <bar.CompareBar /> : null}>
      <Outlet />
    </ShellFrame>
  );
}

/** An error keeps header and footer visible. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <ShellFrame>{isNotFound ? <NotFound /> : <UnexpectedError />}</ShellFrame>;
}
