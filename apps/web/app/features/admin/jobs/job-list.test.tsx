import type { Job } from "@larkwood/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { ToastRegion } from "~/ui/toast-region";
import { JobList } from "./job-list";

const job = (overrides: Partial<Job>): Job => ({
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
  ...overrides,
});

it("shows failed jobs with their error, retries them, and runs recurring jobs now", async () => {
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
    job({ id: "9", kind: "cleanup", status: "waiting", comesAgain: true, attempts: 0, lastError: null }),
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
  expect(screen.getByText("25%")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Stop: Product import, job 8" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Dismiss: Email to a customer, job 7" })).toBeTruthy();
  screen.getByRole("button", { name: "Send: Email to a customer, job 7" }).click();
  await waitFor(() => expect(sent).toEqual(["/api/admin/jobs/7/retry"]));
  screen.getByRole("button", { name: "Run now: Cleanup, job 9" }).click();
  await waitFor(() => expect(sent).toEqual(["/api/admin/jobs/7/retry", "/api/admin/jobs/9/retry"]));
});

it("undoes a bulk edit after a confirmation, while undo is available", async () => {
  const undo = { change: "price-percent", products: 1_200 } as const;
  const change = job({ id: "12", kind: "catalogue.change", status: "done", lastError: null });
  let jobs: Job[] = [{ ...change, undo }];
  const sent: string[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const headers = { "content-type": "application/json", "x-total-count": "1" };
    const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status, headers });
    if (init?.method === "POST") {
      sent.push(String(url));
      jobs = [change];
      return reply({ id: "13" }, 202);
    }
    if (String(url).endsWith("/jobs/13"))
      return reply({ ...change, id: "13", report: null, problem: null, changed: 1_198, left: 2 });
    return reply(jobs);
  });
  onTestFinished(() => fetch.mockRestore());
  const visitor = renderScreen(
    <>
      <JobList />
      <ToastRegion />
    </>,
  );
  await visitor.sees("Job 12 · New prices, 1,200 products");
  await visitor.press("Undo: New prices for 1,200 products, job 12");
  await screen.findByRole("alertdialog", { name: "Undo the change to 1,200 products?" });
  expect(sent).toEqual([]);
  await visitor.press("Cancel");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent).toEqual([]);
  await visitor.press(/^Undo: New prices/);
  await visitor.press("Undo change");
  await visitor.sees("Change undone for 1,198 products; 2 products edited since then stay unchanged.");
  expect(sent).toEqual(["/api/products/bulk-changes/12/undo"]);
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull());
});
