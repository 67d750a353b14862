import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { paths } from "~/lib/paths";
import { guestSecrets } from "~/lib/session/guest-secrets";
import { useSession } from "~/lib/session/session";
import { GuestOrderAccess } from "~/lib/shop/order-access";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { ClaimOrder } from "./claim-order";
import { EraseOrder } from "./erase-order";
import { OrderView } from "./order-view";
import { TestCard } from "./test-card";
import { ThankYou } from "./thank-you";
import { useOrder } from "./use-orders";

type GuestOrderProps = { id: string; page: "order" | "test-card" };

/** The order that the link of a guest opens. The secret is in the address, or in this tab after a payment. */
export function GuestOrder(props: GuestOrderProps) {
  const { id } = props;
  const status = useSession((state) => state.status);
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const given = hash.slice(1);
  // The server and the first rendering in the browser know no secret.
  const secret = given || (status === "unknown" ? null : guestSecrets.find(id));
  useEffect(() => {
    if (given) guestSecrets.store(id, given);
    // So that the address can be bookmarked after a payment, too.
    else if (secret)
      void navigate({ search, hash: secret }, { replace: true, preventScrollReset: true, state });
  }, [id, given, secret, search, state, navigate]);
  if (status === "unknown") return <Spinner className="min-h-[60vh]" />;
  if (!secret) return <NoLink />;
  return (
    <GuestOrderAccess token={`lw_order_${id}_${secret}`}>
      <OpenedOrder {...props} />
    </GuestOrderAccess>
  );
}

function OpenedOrder({ id, page }: GuestOrderProps) {
  const [search] = useSearchParams();
  const isPlaced = useLocation().state?.placed === true;
  const navigate = useNavigate();
  const order = useOrder(id, true);
  if (order.isError) return <NoLink />;
  if (!order.data) return <Spinner className="min-h-[60vh]" />;
  if (page === "test-card") return <TestCard order={order.data} />;
  const { paymentStatus, due, status } = order.data;
  const isNew = isPlaced || (search.get("paid") === "1" && paymentStatus === "received" && due === 0);
  const leave = () => {
    guestSecrets.remove(id);
    void navigate(paths.home, { replace: true });
  };
  return (
    <>
      {isNew && status === "PLACED" ? <ThankYou order={order.data} /> : null}
      <OrderView order={order.data} />
      <div className="page grid gap-4 pb-16 print:hidden">
        <ClaimOrder order={order.data} />
        <EraseOrder order={order.data} onErased={leave} />
      </div>
    </>
  );
}

function NoLink() {
  return (
    <section className="page min-h-[60vh] py-12 md:py-16">
      <h1 className="mb-10 text-3xl">Your order</h1>
      <EmptyState
        title="This link doesn't open an order"
        text="Open the link in the latest email about your order. If you have an account with the same email address, sign in to see whether your order is there."
      />
    </section>
  );
}
