import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, refusal } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { readChoice } from "./report-query";
import { Reports } from "./reports";

function openReports() {
  const fetch = answerCalls(() => refusal(404));
  renderScreen(<Reports />);
  const tab = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name });
  const period = screen.getByLabelText<HTMLSelectElement>("Period");
  return {
    /** Does both before the page shows the first. */
    inOneMoment: (...steps: (() => void)[]) => act(() => Promise.resolve(steps.map((step) => step()))),
    openTax: () => tab("Tax").click(),
    chooseToday: () => {
      period.value = "today";
      period.dispatchEvent(new Event("change", { bubbles: true }));
    },
    requests: async (address: string) =>
      waitFor(() => expect(fetch.mock.calls.map(([url]) => String(url)).at(-1)).toBe(address)),
  };
}

const taxOfToday = "/api/reports/tax?period=today&compare=previous";

it("a period chosen while another report opens applies to that report", async () => {
  const reports = openReports();
  await reports.inOneMoment(reports.openTax, reports.chooseToday);
  await reports.requests(taxOfToday);
});

it("a report opened while another period is applied has that period", async () => {
  const reports = openReports();
  await reports.inOneMoment(reports.chooseToday, reports.openTax);
  await reports.requests(taxOfToday);
});

it.each([
  ["period=year", "month"],
  ["period=last-year&by=week", "week"],
  ["period=last-month", "day"],
  ["from=2026-01-01&to=2026-11-19", "month"],
  ["from=2026-11-01&to=2026-11-19", "day"],
  ["report=products&period=year", "product"],
])("a report of %s is shown by %s", (address, by) => {
  const params = new URLSearchParams(address);
  expect(readChoice((name) => params.get(name) ?? "").by).toBe(by);
});
