import type { CustomerHistory as History } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { ProductLink } from "~/features/admin/shared/product-link";
import { adminPaths } from "~/lib/admin-paths";
import { formatDay } from "~/lib/format/format";
import { customerHistoryOptions } from "./customer-queries";
import { SectionLoadError } from "./section-load-error";

const returnStates = {
  asked: "Requested",
  accepted: "Accepted",
  declined: "Declined",
  done: "Refunded",
};
const messageStates = { open: "Open", answered: "Answered", spam: "Spam" };
const reviewStates = { pending: "Waiting", published: "Published", rejected: "Rejected" };

/** What a customer bought, returned, wrote and reviewed, and what staff noted about the orders. */
export function CustomerHistory({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(customerHistoryOptions(id));
  if (!data)
    return isError ? (
      <div className="pt-10">
        <SectionLoadError what="The history" onRetry={() => void refetch()} />
      </div>
    ) : null;
  return (
    <>
      <Part title="Bought" rows={data.products}>
        {({ productId, name, quantity, lastBoughtAt }: RowOf<"products">) => (
          <Row key={productId ?? name} at={lastBoughtAt} side={`${quantity} ×`}>
            {productId ? <ProductLink id={productId}>{name}</ProductLink> : name}
          </Row>
        )}
      </Part>
      <Part title="Returned" rows={data.returns}>
        {(row: RowOf<"returns">) => (
          <Row key={row.id} at={row.createdAt} side={returnStates[row.state]}>
            <OrderLink {...row} /> {row.reason}
          </Row>
        )}
      </Part>
      <Part title="Written" rows={data.messages}>
        {(row: RowOf<"messages">) => (
          <Row key={row.id} at={row.createdAt} side={messageStates[row.state]}>
            <PermittedLink to={adminPaths.message(row.id)} className="link line-clamp-2">
              {row.text}
            </PermittedLink>
          </Row>
        )}
      </Part>
      <Part title="Reviewed" rows={data.reviews}>
        {(row: RowOf<"reviews">) => (
          <Row key={row.id} at={row.createdAt} side={reviewStates[row.state]}>
            {`${row.stars} of 5 for ${row.productName}: ${row.title}`}
          </Row>
        )}
      </Part>
      <Part title="Noted about orders" rows={data.orderNotes}>
        {(row: RowOf<"orderNotes">) => (
          <Row key={row.id} at={row.createdAt} side={row.author}>
            <OrderLink {...row} /> {row.text}
          </Row>
        )}
      </Part>
    </>
  );
}

type RowOf<Name extends keyof History> = NonNullable<History[Name]>[number];

function OrderLink({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  return (
    <PermittedLink to={adminPaths.order(orderId)} className="link whitespace-nowrap">
      {`Order ${orderNumber}:`}
    </PermittedLink>
  );
}

type PartProps<Item> = {
  title: string;
  /** Absent if the caller may not read it. */
  rows: readonly Item[] | undefined;
  children: (row: Item) => ReactNode;
};

/** A part of the history; none without rows. */
function Part<Item>({ title, rows, children }: PartProps<Item>) {
  if (!rows || rows.length === 0) return null;
  return (
    <section aria-label={title} className="pt-10 text-sm">
      <h2 className="pb-3 text-xl">{title}</h2>
      <ul>{rows.map(children)}</ul>
    </section>
  );
}

function Row({ at, side, children }: { at: string; side: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-hairline py-2.5">
      <span className="w-24 shrink-0 text-ink-soft tabular-nums">{formatDay(at)}</span>
      <span className="min-w-0 grow basis-60 break-words whitespace-pre-line">{children}</span>
      <span className="shrink-0 text-ink-soft">{side}</span>
    </li>
  );
}
