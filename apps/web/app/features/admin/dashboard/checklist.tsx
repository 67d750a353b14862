import type { ChecklistStep } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast-region";
import { Panel } from "./panel";

const steps: Record<ChecklistStep, { title: string; text: string; to: string }> = {
  name: {
    title: "Name and contact",
    text: "Add your shop's name and contact details.",
    to: adminPaths.settingsSection("shop"),
  },
  payment: {
    title: "Payment",
    text: "Choose payment methods. Bank transfers need your account details.",
    to: adminPaths.settingsSection("payment"),
  },
  shipping: {
    title: "Shipping",
    text: "Set where you deliver and what it costs.",
    to: adminPaths.settingsSection("shipping"),
  },
  tax: {
    title: "Tax",
    text: "Set tax rates and whether prices include them.",
    to: adminPaths.settingsSection("tax"),
  },
  product: {
    title: "First product",
    text: "Add an image, a price and stock.",
    to: adminPaths.createProduct,
  },
  catalogue: {
    title: "Who sees your products",
    text: "Only signed-in members see them now. Open them to everyone, or",
    to: adminPaths.settingsSection("catalogue"),
  },
  texts: {
    title: "Legal texts",
    text: "Add your own terms, privacy and returns pages.",
    to: adminPaths.settingsSection("pages"),
  },
  mail: { title: "Email", text: "Send yourself a test email.", to: adminPaths.settingsSection("email") },
  order: {
    title: "First order",
    text: "Place one yourself. You can use the test card.",
    to: paths.home,
  },
};

/** Setup checklist for a new shop. The server ticks off the steps. */
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
  const isComplete = data.steps.every(({ isDone, isOptional }) => isDone || isOptional);

  const change = async (key: "checklist" | "catalogue", value: string, failedText: string) => {
    try {
      await api("changeSetting", { params: { key }, body: { value } });
      await client.invalidateQueries({ queryKey: queryKeys.checklist });
    } catch {
      showToast(failedText, "alert");
    }
  };
  const hide = () => change("checklist", "hidden", "The checklist couldn't be dismissed. Please try again.");
  const keepMembersOnly = () =>
    change("catalogue", "members", "Your choice couldn't be saved. Please try again.");

  return (
    <Panel
      title={isComplete ? "Your shop is ready" : "Set up your shop"}
      action={
        <Button variant="quiet" size="sm" onClick={() => void hide()}>
          Dismiss
        </Button>
      }
    >
      <p className="pb-4 text-sm text-ink-soft">
        {done} of {data.steps.length} done. Steps are ticked off automatically.
      </p>
      <ol className="grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {data.steps.map(({ step, isDone, isOptional }) => (
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
              {isOptional ? " (optional)" : ""}
              <span className="block text-xs text-ink-soft">
                {step === "mail" && isOptional ? MAIL_IS_OFF : null}
                {step === "catalogue" && isDone ? "You have chosen who sees them." : null}
                {step === "catalogue" && !isDone ? (
                  <>
                    {steps[step].text}{" "}
                    <button
                      type="button"
                      className="link min-h-6 text-left"
                      onClick={() => void keepMembersOnly()}
                    >
                      keep them for members
                    </button>
                  </>
                ) : null}
                {step !== "catalogue" && !(step === "mail" && isOptional) ? steps[step].text : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
