import { Link } from "react-router";
import { paths } from "~/lib/paths";

export function ContactLink() {
  return (
    <Link to={paths.contact} className="link text-ink">
      Ask us
    </Link>
  );
}
