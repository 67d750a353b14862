import { paths } from "~/lib/paths";

/** Links of the header and the mobile menu. */
export const navLinks = [
  { to: paths.products, label: "Products" },
  { to: paths.services, label: "Services" },
  { to: paths.about, label: "About Us" },
  { to: paths.contact, label: "Contact Us" },
] as const;
