import { paths } from "~/lib/paths";

/** The header's links, on every width. */
export const navLinks = [
  { to: paths.products, label: "Products" },
  { to: paths.services, label: "Services" },
  { to: paths.about, label: "About Us" },
  { to: paths.contact, label: "Contact Us" },
] as const;
