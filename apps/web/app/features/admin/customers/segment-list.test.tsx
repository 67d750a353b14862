import type { Customer } from "@larkwood/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { SegmentList } from "./segment-list";
import { readSegment } from "./segment-query";

const someCustomer: Customer = {
  ...someUser({ firstName: "Ida", lastName: "Holm", country: "Norway" }),
  orders: 3,
  spent: 1_490,
  lastOrderAt: "2026-11-02T09:00:00.000Z",
  tags: ["vip"],
  newsletter: true,
};

function openList() {
  const fetch = answerCalls(({ path }) =>
    path === "/admin/customer-tags"
      ? Response.json([{ tag: "vip", customers: 1 }])
      : Response.json([someCustomer], { headers: { "x-total-count": "1" } }),
  );
  const visitor = renderScreen(<SegmentList />);
  const lastQuery = () => {
    const urls = fetch.mock.calls.map(([url]) => new URL(String(url), "http://shop.example"));
    const list = urls.findLast(({ pathname }) => pathname === "/api/admin/customers");
    return Object.fromEntries(list?.searchParams ?? []);
  };
  return { visitor, lastQuery };
}

describe("the list of customers", () => {
  it("shows orders, spend and tags, and filters by a tag and by a view", async () => {
    const { visitor, lastQuery } = openList();
    await screen.findByRole("row", { name: /Ida Holm.*Norway 3 \$1,490.*vip/ });
    await visitor.press("Show customers with the tag vip");
    await screen.findByRole("button", { name: "Remove filter: Tag “vip”" });
    await waitFor(() => expect(lastQuery()).toMatchObject({ tag: "vip" }));
    await visitor.press("Remove filter: Tag “vip”");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Remove filter: Tag “vip”" })).toBeNull(),
    );
  });
});

describe("the segment in the address", () => {
  const segmentOf = (query: string) => {
    const params = new URLSearchParams(query);
    const segment = readSegment((name) => params.get(name) ?? "");
    return Object.fromEntries(Object.entries(segment).filter(([, value]) => value !== undefined));
  };

  it("has the whole filter", () => {
    expect(
      segmentOf("tag=vip&country=Norway&newsletter=yes&minOrders=2&maxSpent=99.5&lastOrderFrom=2026-11-01"),
    ).toEqual({
      tag: "vip",
      country: "Norway",
      newsletter: "yes",
      minOrders: 2,
      maxSpent: 99.5,
      lastOrderFrom: "2026-11-01",
    });
  });

  it("ignores unknown values", () => {
    expect(
      segmentOf("newsletter=maybe&minOrders=-1&maxOrders=1.5&minSpent=1.234&lastOrderTo=yesterday&role=Boss"),
    ).toEqual({});
  });
});
