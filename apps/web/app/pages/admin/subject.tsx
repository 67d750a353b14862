import { isCategory, isId } from "@larkwood/contract";
import { data } from "react-router";
import { AdminNotFound } from "~/features/admin-layout/admin-not-found";
import { ProductList } from "~/features/admin-products/product-list";
import type { Route } from "./+types/subject";
import { CustomerPage } from "./customer-page";

/** An address that can be neither a category nor an id answers 404 before any script runs. */
export function loader({ params }: Route.LoaderArgs) {
  const exists = isCategory(params.subject) || isId(params.subject);
  return data(null, { status: exists ? 200 : 404 });
}

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
