import { ApiError, isId } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { CustomerOrders } from "~/features/admin/customers/customer-orders";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { MessageDetail } from "~/features/admin/messages/message-detail";
import { messageOptions } from "~/features/admin/messages/message-queries";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/message";

/** 404 in showroom mode, and for an invalid id. */
export function loader({ params, context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, { status: isTrading && isId(params.id) ? 200 : 404 });
}

export const clientLoader = () => null;

const isOrderNumber = (text: string) => /^#?\d{1,15}$/.test(text);

/** A message from the contact form, with its replies. */
export default function MessagePage({ params: { id } }: Route.ComponentProps) {
  const can = useOwnPermissions();
  const mayExist = useShop().trading && isId(id);
  const { data: message, error, refetch } = useQuery({ ...messageOptions(id), enabled: mayExist });
  if (!mayExist || (error instanceof ApiError && error.status === 404)) return <AdminNotFound />;
  if (message)
    return (
      <>
        <title>{`Message from ${message.name}`}</title>
        <MessageDetail
          key={id}
          message={message}
          orders={
            can("orders.read") ? (
              <div>
                {isOrderNumber(message.orderNumber) ? (
                  <CustomerOrders
                    filter={{ search: `#${message.orderNumber.replace("#", "")}` }}
                    title="Order in the message"
                    text="Anyone can write any number. Check the email address on the order before you answer."
                  />
                ) : null}
                <CustomerOrders
                  filter={{ search: message.email }}
                  email={message.email}
                  title="Orders of this email address"
                />
              </div>
            ) : null
          }
        />
      </>
    );
  return error ? (
    <LoadFailed text="The message couldn't be loaded." onRetry={() => void refetch()} />
  ) : (
    <Spinner />
  );
}
