import { SummaryView } from "~/features/account/summary-view";
import { WithUser } from "~/features/account/with-user";

export default function SummaryPage() {
  return <WithUser>{(user) => <SummaryView user={user} />}</WithUser>;
}
