import type { Job } from "@larkwood/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { JobList } from "./job-list";

const job = (given: Partial<Job>): Job => ({
  id: "7",
  kind: "mail",
  status: "dead",
  progress: null,
  attempts: 8,
  lastError: "550 no such user",
  comesAgain: false,
  createdAt: "2026-11-15T10:00:00.000Z",
  dueAt: "2026-11-15T10:00:00.000Z",
  finishedAt: null,
  ...given,
});

it("what failed for good is shown with its reason and is done again by a press; what comes again can be done now", async () => {
  const sent: string[] = [];
  const jobs = [
    job({}),
    job({
      id: "8",
      kind: "catalogue.import",
      status: "running",
      progress: { done: 30, total: 120 },
      lastError: null,
    }),
    job({ id: "9", kind: "house.clean", status: "waiting", comesAgain: true, attempts: 0, lastError: null }),
  ];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    if (init?.method === "POST") {
      sent.push(String(url));
      return new Response(null, { status: 204 });
    }
    const headers = { "content-type": "application/json", "x-total-count": "3" };
    return new Response(JSON.stringify(jobs), { headers });
  });
  onTestFinished(() => fetch.mockRestore());
  renderScreen(<JobList />);

  const failed = (await screen.findByText("550 no such user")).closest("tr");
  if (!failed) throw new Error("no row");
  expect(within(failed).getByText("Failed")).toBeTruthy();
  expect(screen.getByText("25 %")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop: Import of products, number 8" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Dismiss: Message to a customer, number 7" })).toBeTruthy();
  screen.getByRole("button", { name: "Send: Message to a customer, number 7" }).click();
  await waitFor(() => expect(sent).toEqual(["/api/admin/jobs/7/retry"]));
  screen.getByRole("button", { name: "Do now: Tidying up, number 9" }).click();
  await waitFor(() => expect(sent).toEqual(["/api/admin/jobs/7/retry", "/api/admin/jobs/9/retry"]));
});
