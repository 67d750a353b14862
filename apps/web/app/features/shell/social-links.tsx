import { Icon, type IconName } from "~/ui/icon";

const networks: { icon: IconName; label: string; href: string }[] = [
  { icon: "facebook", label: "Facebook", href: "https://www.facebook.com/" },
  { icon: "twitter", label: "Twitter", href: "https://twitter.com/" },
  { icon: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
];

export function SocialLinks() {
  return (
    <ul className="mt-7 -ml-2.5 flex gap-1">
      {networks.map(({ icon, label, href }) => (
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
