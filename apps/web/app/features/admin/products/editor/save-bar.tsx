import type { AdminProduct } from "@larkwood/contract";
import type { ReactNode } from "react";
import { DuplicateButton } from "~/features/admin/products/duplicate-button";
import { ProductStatus } from "~/features/admin/products/product-status";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { SubmitButton } from "~/ui/form";
import { LinkButton } from "~/ui/link-button";

type SaveBarProps = {
  product: AdminProduct;
  busy: boolean;
  isDirty: boolean;
  onDiscard: () => void;
  /** Chooses a section in narrow windows. */
  sectionJump: ReactNode;
};

/** Name, status and actions of the product; stays visible while the sections scroll. */
export function SaveBar({ product, busy, isDirty, onDiscard, sectionJump }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className="sticky top-16 z-20 mb-8 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-paper py-3"
    >
      <p className="max-w-full min-w-0 truncate font-medium max-xl:w-full xl:max-w-80" title={product.name}>
        {product.name}
      </p>
      {sectionJump}
      <ProductStatus product={product} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isDirty ? "Unsaved changes" : ""}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:gap-x-1">
        {isDirty ? (
          <Button variant="quiet" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        ) : null}
        {/* On a phone only what is needed for unsaved changes, in one row. */}
        <div className={cx("flex items-center gap-x-3 max-sm:gap-x-1", isDirty && "max-sm:hidden")}>
          {product.publishing.state === "published" ? (
            <LinkButton to={paths.product(product.id)} variant="quiet" size="sm">
              View in shop
            </LinkButton>
          ) : null}
          <DuplicateButton id={product.id} hasUnsavedChanges={isDirty} />
        </div>
        <SubmitButton busy={busy} disabled={!isDirty}>
          Save
        </SubmitButton>
      </div>
    </div>
  );
}
