import { CHECKLIST_STEPS, type ChecklistStep } from "@larkwood/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { Checklist } from "./checklist";

const answerChecklist = (open: ChecklistStep[], optional: ChecklistStep[] = []) =>
  answerCalls(() =>
    Response.json({
      isHidden: false,
      steps: CHECKLIST_STEPS.map((step) => ({
        step,
        isDone: !open.includes(step),
        isOptional: optional.includes(step),
      })),
    }),
  );

it("is complete without a test email if the shop has no mail server", async () => {
  answerChecklist(["mail"], ["mail"]);
  const visitor = renderScreen(<Checklist />);
  await visitor.sees("Your shop is ready");
  expect(screen.getByText(/Set SMTP_URL on the server/)).toBeTruthy();
});

it("lets the owner keep the catalogue for members", async () => {
  const fetch = answerChecklist(["catalogue"]);
  const visitor = renderScreen(<Checklist />);
  await visitor.sees("Set up your shop");
  await visitor.press("keep them for members");
  const change = () => fetch.mock.calls.find(([, init]) => init?.method === "PUT");
  await waitFor(() => expect(change()).toBeDefined());
  expect(String(change()?.[0])).toContain("/settings/catalogue");
  expect(JSON.parse(String(change()?.[1]?.body))).toEqual({ value: "members" });
});
