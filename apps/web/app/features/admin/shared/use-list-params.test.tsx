import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { it, onTestFinished } from "vitest";
import { SearchBox } from "~/features/admin/shared/ui/search-box";
import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { useListParams } from "./use-list-params";

function List() {
  const params = useListParams();
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBox label="Search" {...params.searchBox} />
      <button type="button" onClick={() => params.set("status", "PLACED")}>
        Placed
      </button>
      <button type="button" onClick={() => params.setSort("price")}>
        By price
      </button>
      <button type="button" onClick={() => params.goTo("/outdoor")}>
        Outdoor
      </button>
      <ViewTabs
        tabs={["PAID", "LATE"].map((key) => ({ key, to: `/all?view=${key}`, label: key, isCurrent: false }))}
        onOpen={params.openView}
      />
      <output>{pathname + search}</output>
    </>
  );
}

/** A list with slow loaders: the URL changes only when finishLoading is called. */
function openList() {
  const pendingLoads: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => pendingLoads.push(() => resolve(null)));
  const router = createMemoryRouter(
    ["/all", "/outdoor"].map((path) => ({ path, element: <List />, loader })),
    { initialEntries: ["/all"], hydrationData: { loaderData: { "0": null, "1": null } } },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  onTestFinished(unmount);
  const user = userEvent.setup();
  return {
    click: (name: string) => user.click(screen.getByRole("button", { name })),
    openView: (name: string) => user.click(screen.getByRole("link", { name })),
    type: (text: string) => user.type(screen.getByRole("searchbox"), text),
    finishLoading: async (address: string) => {
      for (const finish of pendingLoads.splice(0)) finish();
      await screen.findByText(address);
    },
  };
}

it("keeps two filters changed in a row while the first is still loading", async () => {
  const list = openList();
  await list.click("Placed");
  await list.click("By price");
  await list.finishLoading("/all?status=PLACED&sort=price");
});

it("carries search and sort over to another path, including changes still loading", async () => {
  const list = openList();
  await list.click("By price");
  await list.type("teak");
  await list.click("Outdoor");
  await list.finishLoading("/outdoor?sort=price&search=teak");
});

it("a filter changed during navigation to another path applies to the new path", async () => {
  const list = openList();
  await list.click("Outdoor");
  await list.click("Placed");
  await list.finishLoading("/outdoor?status=PLACED");
});

it("a filter changed while another view opens applies to that view", async () => {
  const list = openList();
  await list.click("By price");
  await list.openView("LATE");
  await list.click("Placed");
  await list.finishLoading("/all?view=LATE&status=PLACED");
});
