import { AddressView } from "~/features/account/profile/address-view";
import { WithUser } from "~/features/account/profile/with-user";
import { pageMeta } from "~/lib/shop/page-meta";
import type { Route } from "./+types/address";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Address", "Your shipping address.");

export default function AddressPage() {
  return <WithUser>{(user) => <AddressView user={user} />}</WithUser>;
}
