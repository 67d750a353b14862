import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, collectErrors, refusal } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { CustomerList } from "./customer-list";

it("keeps the row of a user that could not be deleted, and only logs the failure [D21]", async () => {
  const user = someUser();
  answerCalls(({ method }) => {
    if (method === "DELETE") return refusal(500);
    return Response.json([user], { headers: { "x-total-count": "1" } });
  });
  const log = collectErrors();
  const visitor = renderScreen(<CustomerList />);
  await visitor.sees(user.email);
  await visitor.press(`Delete ${user.userName}`);
  await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this user?" });
  await visitor.press("Delete");
  await waitFor(() => expect(log).toHaveBeenCalledWith("Error deleting user", expect.anything()));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByText(user.email)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
