import type { ShopInfo } from "@larkwood/contract";
import { Icon } from "~/ui/icon";

const networks = [
  { icon: "facebook", label: "Facebook" },
  { icon: "twitter", label: "Twitter" },
  { icon: "instagram", label: "Instagram" },
] as const;

/** Links to the shop's social media pages that are set up. */
export function SocialLinks(addresses: ShopInfo["social"]) {
  const links = networks
    .map((network) => ({ ...network, href: addresses[network.icon] }))
    .filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul className="mt-7 -ml-2.5 flex gap-1">
      {links.map(({ icon, label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="noreferrer"
            aria-label={label}
            className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-night-line hover:text-white"
          >
            <Icon name={icon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
