import { isId, type Permission } from "@larkwood/contract";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { sampleOrders } from "~/lib/shop/showroom-samples";

export interface Hit {
  key: string;
  group: "Products" | "Customers" | "Orders";
  title: string;
  detail: string;
  to: string;
  /** The whole number or id was typed. */
  isExact?: boolean;
}

const MOST = 5;

type Find = (words: string, signal: AbortSignal) => Promise<Hit[]>;

const orNothing = <T>(reply: Promise<{ data: T }>): Promise<T | null> =>
  reply.then(
    ({ data }) => data,
    () => null,
  );

const findProducts: Find = async (words, signal) => {
  const products = isId(words)
    ? [await orNothing(api("getProduct", { params: { id: words }, signal }))]
    : await orNothing(api("listProducts", { query: { search: words, limit: MOST }, signal }));
  return (products ?? []).flatMap((product) =>
    product
      ? [
          {
            key: product.id,
            group: "Products",
            title: product.name,
            detail: product.id,
            to: paths.adminEditProduct(product.id),
          },
        ]
      : [],
  );
};

const findCustomers: Find = async (words, signal) => {
  const users = isId(words)
    ? [await orNothing(api("getUser", { params: { id: words }, signal }))]
    : await orNothing(api("listUsers", { query: { search: words, limit: MOST }, signal }));
  return (users ?? []).flatMap((user) =>
    user
      ? [
          {
            key: user.id,
            group: "Customers",
            title: user.userName,
            detail: user.email,
            to: paths.adminCustomer(user.id),
          },
        ]
      : [],
  );
};

const findSampleOrders: Find = async (words) =>
  sampleOrders
    .filter(
      ({ id, customer_name }) => id === words || customer_name.toLowerCase().includes(words.toLowerCase()),
    )
    .slice(0, MOST)
    .map((order) => ({
      key: order.id,
      group: "Orders",
      title: `Order ${order.id}`,
      detail: order.customer_name,
      to: paths.order(order.id),
    }));

const findRealOrders: Find = async (words, signal) => {
  const orders = await orNothing(api("listAllOrders", { query: { search: words, limit: MOST }, signal }));
  return (orders ?? []).map((order) => ({
    key: order.id,
    group: "Orders",
    title: `Order ${order.number}`,
    detail: order.customerName,
    to: paths.adminOrder(order.id),
    isExact: order.id === words || String(order.number) === words.replace(/^#/, ""),
  }));
};

const needs: Record<Hit["group"], Permission> = {
  Products: "catalogue.write",
  Customers: "customers.read",
  Orders: "orders.read",
};

/** What somebody may look for. */
export const searchableGroups = (can: (permission: Permission) => boolean): Hit["group"][] =>
  (["Products", "Customers", "Orders"] as const).filter((group) => can(needs[group]));

type Search = { words: string; groups: readonly Hit["group"][]; isTrading: boolean; signal: AbortSignal };

/** Products, customers and orders whose name, email or id fits; an order whose number was typed comes alone. */
export async function findHits({ words, groups, isTrading, signal }: Search): Promise<Hit[]> {
  const ways: Record<Hit["group"], Find> = {
    Products: findProducts,
    Customers: findCustomers,
    Orders: isTrading ? findRealOrders : findSampleOrders,
  };
  const found = await Promise.all(groups.map((group) => ways[group](words, signal)));
  const hits = found.flat();
  const exact = hits.filter(({ isExact }) => isExact);
  return exact.length > 0 ? exact : hits;
}
