import { Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { useShop } from "~/lib/shop/shop";
import { useIsComparing } from "~/lib/shop/use-is-comparing";
import { useLoaded } from "~/ui/use-loaded";

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
