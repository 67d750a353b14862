import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { it, onTestFinished } from "vitest";
import { SearchBox } from "~/features/admin/shared/ui/search-box";
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
      <output>{pathname + search}</output>
    </>
  );
}

/** A list whose pages take their time: what was chosen is not in the address when the next thing is chosen. */
function openList() {
  const arrivals: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => arrivals.push(() => resolve(null)));
  const router = createMemoryRouter(
    ["/all", "/outdoor"].map((path) => ({ path, element: <List />, loader })),
    { initialEntries: ["/all"], hydrationData: { loaderData: { "0": null, "1": null } } },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  onTestFinished(unmount);
  const user = userEvent.setup();
  return {
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    type: (words: string) => user.type(screen.getByRole("searchbox"), words),
    arrive: async (address: string) => {
      for (const arrive of arrivals.splice(0)) arrive();
      await screen.findByText(address);
    },
  };
}

it("two filters that are changed in a row are both kept, although the first has not arrived yet", async () => {
  const list = openList();
  await list.press("Placed");
  await list.press("By price");
  await list.arrive("/all?status=PLACED&sort=price");
});

it("another address takes search and sort along, also those that are not in the address yet", async () => {
  const list = openList();
  await list.press("By price");
  await list.type("teak");
  await list.press("Outdoor");
  await list.arrive("/outdoor?sort=price&search=teak");
});

it("a filter that is changed on the way to another address does not lead back", async () => {
  const list = openList();
  await list.press("Outdoor");
  await list.press("Placed");
  await list.arrive("/outdoor?status=PLACED");
});
