import { NotFound } from "~/ui/not-found";

/** A showroom has no orders, so every address of one leads nowhere. */
export default function OrderPage() {
  return <NotFound />;
}
