import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";

type ProductLoadingProps = { failed: boolean; onRetry: () => void };

/** A spinner while the product loads. After a failure it adds a retry button and a link back. */
export function ProductLoading({ failed, onRetry }: ProductLoadingProps) {
  return (
    <div className="page flex min-h-[70vh] flex-col items-center justify-center">
      <h1 className="sr-only">Product</h1>
      <Spinner label="Loading product" className="py-8" />
      {failed ? (
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
          <LinkButton to={paths.products} variant="quiet">
            Back to products
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}
