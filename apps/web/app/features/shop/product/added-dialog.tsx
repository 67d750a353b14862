import { type Product, screenTexts } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";

type AddedDialogProps = {
  open: boolean;
  product: Product;
  variantName: string | undefined;
  quantity: number;
  onClose: () => void;
};

export function AddedDialog({ open, product, variantName, quantity, onClose }: AddedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={screenTexts.addedToCart}>
      <div className="mt-6 flex items-center gap-4 border-y border-hairline py-4">
        <Picture src={product.imageUrl} alt="" sizes="96px" width={96} height={72} className="h-18 w-24" />
        <div className="min-w-0 text-sm">
          <p className="font-medium">{product.name}</p>
          {variantName ? <p className="text-ink-soft">{variantName}</p> : null}
          <p className="text-ink-soft">
            {quantity > 1 ? `${quantity} × ` : ""}
            {formatPrice(product.price)}
          </p>
        </div>
      </div>
      <div className="mt-7 grid gap-3 sm:grid-cols-2">
        <LinkButton to={paths.products} variant="outline" className="px-4">
          CONTINUE SHOPPING
        </LinkButton>
        <LinkButton to={paths.cart} className="px-4">
          CHECKOUT
        </LinkButton>
      </div>
    </Dialog>
  );
}
