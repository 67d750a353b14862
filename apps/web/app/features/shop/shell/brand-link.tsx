import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";

export function BrandLink({ className }: { className?: string }) {
  const { name, logo } = useShop();
  return (
    <Link to={paths.home} className={cx("font-serif leading-none tracking-tight", className)}>
      {logo ? (
        <img
          src={logo.replace(/_1280(?=\.\w+$)/, "_640")}
          alt={name}
          className="h-8 w-auto max-w-[min(10rem,100%)] object-contain object-left"
        />
      ) : (
        name
      )}
    </Link>
  );
}
