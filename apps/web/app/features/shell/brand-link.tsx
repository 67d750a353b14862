import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop";
import { cx } from "~/ui/cx";

export function BrandLink({ className }: { className?: string }) {
  const { name } = useShop();
  return (
    <Link to={paths.home} className={cx("font-serif leading-none tracking-tight", className)}>
      {name}
    </Link>
  );
}
