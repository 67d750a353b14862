import { AddressView } from "~/features/account/address-view";
import { WithUser } from "~/features/account/with-user";
import { pageMeta } from "~/lib/page-meta";
import type { Route } from "./+types/address";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Address", "Where your furniture goes.");

export default function AddressPage() {
  return <WithUser>{(user) => <AddressView user={user} />}</WithUser>;
}
