import type { OrderStatus } from "@larkwood/contract";
import { statusActionLabel } from "@larkwood/domain";
import { Button } from "~/ui/button";
import type { ButtonVariant } from "~/ui/button-style";

type StatusActionButtonProps = {
  status: OrderStatus;
  disabled?: boolean;
  /** How many of the selected orders allow this status. */
  of?: { count: number; total: number };
  /** Added to the accessible name, such as "order 12". */
  about?: string;
  variant?: ButtonVariant;
  className?: string;
  onClick: () => void;
};

/** Changes the status of orders. The label names the action, not the status. */
export function StatusActionButton({
  status,
  disabled = false,
  of,
  about,
  variant = "outline",
  className,
  onClick,
}: StatusActionButtonProps) {
  const label = statusActionLabel(status);
  return (
    <Button
      variant={variant}
      size="sm"
      disabled={disabled}
      className={className}
      {...(about ? { "aria-label": `${label}: ${about}` } : {})}
      onClick={onClick}
    >
      {label}
      {of && of.count < of.total
        ? ` (${of.count.toLocaleString("en-US")} of ${of.total.toLocaleString("en-US")})`
        : ""}
    </Button>
  );
}
