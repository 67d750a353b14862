import { statusBadge } from "@larkwood/domain";
import { Badge } from "./badge";

/** The status of an order in the specification's words and colours. */
export function StatusBadge({ status }: { status: string }) {
  const { text, tone } = statusBadge(status);
  return <Badge tone={tone}>{text}</Badge>;
}
