import { Outlet } from "react-router";
import { ShellFrame } from "~/features/shop/shell/shell-frame";

export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}
