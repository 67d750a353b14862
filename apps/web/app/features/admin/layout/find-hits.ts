import { isId, type Permission } from "@larkwood/contract";
import { editPath, type ListedProduct } from "~/features/admin/shared/listed-product";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { sampleOrders } from "~/lib/shop/showroom-samples";

export interface Hit {
  key: string;
  group: "Products" | "Customers" | "Orders";
  title: string;
  detail: string;
  to: string;
  /** Whether the search text is the full order number or id. */
  isExact?: boolean;
}

const MAX_HITS = 5;

type FindHits = (text: string, signal: AbortSignal) => Promise<Hit[]>;

const dataOrNull = <T>(reply: Promise<{ data: T }>): Promise<T | null> =>
  reply.then(
    ({ data }) => data,
    () => null,
  );

const toProductHit = (product: ListedProduct): Hit => ({
  key: product.id,
  group: "Products",
  title: product.name,
  detail: product.id,
  to: editPath(product),
});

/** Lists with an id, because a call for one object that does not exist is a 404 in the console. */
const toQuery = (text: string) => (isId(text) ? { ids: text } : { search: text, limit: MAX_HITS });

/** Published products first, then drafts and scheduled ones. */
const findProducts: FindHits = async (text, signal) => {
  const [published, unpublished] = await Promise.all([
    dataOrNull(api("listProducts", { query: toQuery(text), signal })),
    dataOrNull(api("listUnpublished", { query: { search: text, limit: MAX_HITS }, signal })),
  ]);
  return [...(published ?? []), ...(unpublished ?? [])].slice(0, MAX_HITS).map(toProductHit);
};

const findCustomers: FindHits = async (text, signal) => {
  const users = await dataOrNull(api("listUsers", { query: toQuery(text), signal }));
  return (users ?? []).map(({ id, userName, email }) => ({
    key: id,
    group: "Customers",
    title: userName,
    detail: email,
    to: adminPaths.customer(id),
  }));
};

const findSampleOrders: FindHits = async (text) =>
  sampleOrders
    .filter(
      ({ id, customer_name }) => id === text || customer_name.toLowerCase().includes(text.toLowerCase()),
    )
    .slice(0, MAX_HITS)
    .map((order) => ({
      key: order.id,
      group: "Orders",
      title: `Order ${order.id}`,
      detail: order.customer_name,
      to: paths.order(order.id),
    }));

const findRealOrders: FindHits = async (text, signal) => {
  const orders = await dataOrNull(api("listAllOrders", { query: { search: text, limit: MAX_HITS }, signal }));
  return (orders ?? []).map((order) => ({
    key: order.id,
    group: "Orders",
    title: `Order ${order.number}`,
    detail: order.customerName,
    to: adminPaths.order(order.id),
    isExact: order.id === text || String(order.number) === text.replace(/^#/, ""),
  }));
};

const requiredPermissions: Record<Hit["group"], Permission> = {
  Products: "catalogue.write",
  Customers: "customers.read",
  Orders: "orders.read",
};

/** Groups that the user may search. */
export const searchableGroups = (can: (permission: Permission) => boolean): Hit["group"][] =>
  (["Products", "Customers", "Orders"] as const).filter((group) => can(requiredPermissions[group]));

type SearchOptions = {
  text: string;
  groups: readonly Hit["group"][];
  isTrading: boolean;
  signal: AbortSignal;
};

/** Products, customers and orders by name, email or id. An exact order match replaces all other hits. */
export async function findHits({ text, groups, isTrading, signal }: SearchOptions): Promise<Hit[]> {
  const finders: Record<Hit["group"], FindHits> = {
    Products: findProducts,
    Customers: findCustomers,
    Orders: isTrading ? findRealOrders : findSampleOrders,
  };
  const found = await Promise.all(groups.map((group) => finders[group](text, signal)));
  const hits = found.flat();
  const exact = hits.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : hits;
}
