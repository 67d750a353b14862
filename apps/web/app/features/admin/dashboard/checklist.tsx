import type { ChecklistStep } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast-region";
import { Panel } from "./panel";

const at = (section: string) => `${paths.adminSettings}#${section}`;

const steps: Record<ChecklistStep, { title: string; text: string; to: string }> = {
  name: {
    title: "Name and contact",
    text: "What the shop is called, and where customers write to.",
    to: at("shop"),
  },
  payment: {
    title: "Payment",
    text: "At least one way to pay; for transfers, your account.",
    to: at("payment"),
  },
  shipping: { title: "Shipping", text: "Where you deliver to and for how much.", to: at("shipping") },
  tax: { title: "Tax", text: "Which rates are owed, and whether prices have them in.", to: at("tax") },
  product: {
    title: "First product",
    text: "A picture, a price, and how many there are.",
    to: paths.adminCreateProduct,
  },
  texts: { title: "Legal texts", text: "Terms, privacy and returns in your own words.", to: at("texts") },
  mail: { title: "Mail", text: "Send yourself a test message.", to: at("mail") },
  order: {
    title: "First order",
    text: "Place one yourself, with the test card if you like.",
    to: paths.home,
  },
};

/** Leads a new owner to the first sale. The steps tick themselves by what is in the shop. */
export function Checklist() {
  const client = useQueryClient();
  const can = useOwnPermissions();
  const { data } = useQuery({
    queryKey: queryKeys.checklist,
    queryFn: async ({ signal }) => (await api("getChecklist", { signal })).data,
    enabled: can("settings.write"),
  });
  if (!data || data.isHidden) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  const isComplete = done === data.steps.length;

  const hide = async () => {
    try {
      await api("changeSetting", { params: { key: "checklist" }, body: { value: "hidden" } });
      await client.invalidateQueries({ queryKey: queryKeys.checklist });
    } catch {
      showToast("The first steps could not be put away. Please try again.", "alert");
    }
  };

  return (
    <Panel
      title={isComplete ? "Your shop is ready" : "From an empty shop to the first sale"}
      action={
        <Button variant="quiet" size="sm" onClick={() => void hide()}>
          {isComplete ? "Put away" : "Not now"}
        </Button>
      }
    >
      <p className="pb-4 text-sm text-ink-soft">
        {done} of {data.steps.length} done. Each step ticks itself.
      </p>
      <ol className="grid grid-cols-2 gap-x-8 gap-y-3 xl:grid-cols-4">
        {data.steps.map(({ step, isDone }) => (
          <li key={step} className="grid grid-cols-[1.5rem_1fr] gap-2 text-sm">
            <span
              className={
                isDone ? "mt-0.5 text-success" : "mt-1 size-4 rounded-full border border-hairline-strong"
              }
            >
              {isDone ? <Icon name="check" className="size-5" /> : null}
              <span className="sr-only">{isDone ? "Done" : "To do"}</span>
            </span>
            <span>
              <Link to={steps[step].to} className="link">
                {steps[step].title}
              </Link>
              <span className="block text-xs text-ink-soft">{steps[step].text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
