import { isCategory, isId } from "@larkwood/contract";
import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { ProductList } from "~/features/admin/products/product-list";
import { visitorContext } from "~/lib/session/visitor-context";
import type { Route } from "./+types/subject";
import { CustomerPage } from "./customer-page";

/** Responds with 404 unless the path is a category or an existing user id. */
export async function loader({ params: { subject }, context }: Route.LoaderArgs) {
  const exists = isCategory(subject) || (await context.get(visitorContext).hasUser(subject));
  return data(null, exists ? 200 : 404);
}

export const clientLoader = () => null;

/** The products of a category, or the page of a customer. */
export default function SubjectPage({ params: { subject } }: Route.ComponentProps) {
  if (isCategory(subject)) {
    return (
      <>
        <title>Products</title>
        <ProductList key={subject} category={subject} />
      </>
    );
  }
  return isId(subject) ? <CustomerPage key={subject} id={subject} /> : <AdminNotFound />;
}
