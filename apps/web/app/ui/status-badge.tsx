import { statusBadge } from "@larkwood/domain";
import { Badge } from "./badge";

/** Badge of an order status, as specified. */
export function StatusBadge({ status }: { status: string }) {
  const { text, tone } = statusBadge(status);
  return <Badge tone={tone}>{text}</Badge>;
}
