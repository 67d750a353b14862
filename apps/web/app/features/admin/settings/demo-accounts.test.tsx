import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { DemoAccounts } from "./demo-accounts";

const TITLE = "Demo passwords are public";
const lastAdmin = { type: "about:blank", title: "", status: 409, code: "last_admin", requestId: "1" };

it("warns about the demo accounts and deletes them after a confirmation", async () => {
  let emails = ["admin@larkwood.example", "user@larkwood.example"];
  answerCalls(({ method }) => {
    if (method === "GET") return Response.json({ emails });
    emails = [];
    return new Response(null, { status: 204 });
  });
  const visitor = renderWithToasts(<DemoAccounts />);
  await visitor.sees(TITLE);
  await visitor.press("Delete demo accounts");
  expect(emails).toHaveLength(2);
  await visitor.press("Delete");
  await visitor.sees("Demo accounts deleted");
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull();
});

it("asks for another Admin first", async () => {
  answerCalls(({ method }) =>
    method === "GET"
      ? Response.json({ emails: ["admin@larkwood.example"] })
      : Response.json(lastAdmin, { status: 409, headers: { "content-type": "application/problem+json" } }),
  );
  const visitor = renderWithToasts(<DemoAccounts />);
  await visitor.sees(TITLE);
  await visitor.press("Delete demo accounts");
  await visitor.press("Delete");
  await visitor.isAlerted("Create an Admin account of your own first. Then delete the demo accounts.");
});
