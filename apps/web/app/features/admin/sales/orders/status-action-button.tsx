import type { OrderStatus } from "@larkwood/contract";
import { statusActionLabel } from "@larkwood/domain";
import { Button } from "~/ui/button";

type DeedButtonProps = {
  status: OrderStatus;
  disabled?: boolean;
  /** For how many of the selected orders it is possible, where there are several. */
  of?: { count: number; total: number };
  /** Which order it is about, for whoever cannot see where the button stands. */
  about?: string;
  onClick: () => void;
};

/** Brings orders to a state; it says what one does, not what comes of it. */
export function StatusActionButton({ status, disabled = false, of, about, onClick }: DeedButtonProps) {
  const deed = statusActionLabel(status);
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={disabled}
      {...(about ? { "aria-label": `${deed}: ${about}` } : {})}
      onClick={onClick}
    >
      {deed}
      {of && of.count < of.total
        ? ` (${of.count.toLocaleString("en-US")} of ${of.total.toLocaleString("en-US")})`
        : ""}
    </Button>
  );
}
