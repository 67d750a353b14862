import { isCategory, isId } from "@larkwood/contract";
import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { ProductList } from "~/features/admin/products/product-list";
import { visitorContext } from "~/lib/session/visitor-context";
import type { Route } from "./+types/subject";
import { CustomerPage } from "./customer-page";

/** An address that is neither a category nor the id of a user answers 404 before any script runs. */
export async function loader({ params: { subject }, context }: Route.LoaderArgs) {
  const exists = isCategory(subject) || (await context.get(visitorContext).hasUser(subject));
  return data(null, exists ? 200 : 404);
}

export const clientLoader = () => null;

/** One of the seven categories, or else the id of a user. */
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
