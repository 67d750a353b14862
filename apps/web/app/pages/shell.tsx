import { useEffect } from "react";
import { Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";
import { loadCompared, useCompared } from "~/lib/shop/compared";
import { useShop } from "~/lib/shop/shop";
import { useLoaded } from "~/ui/use-loaded";

const loadBar = () => import("~/features/shop/compare/compare-bar");

export default function Shell() {
  const { trading } = useShop();
  const isComparing = useCompared(({ ids }) => ids.length > 0);
  useEffect(loadCompared, []);
  const bar = useLoaded(loadBar, trading && isComparing);
  return (
    <ShellFrame bar={bar ? <bar.CompareBar /> : null}>
      <Outlet />
    </ShellFrame>
  );
}
