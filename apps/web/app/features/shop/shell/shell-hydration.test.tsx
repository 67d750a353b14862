import { act } from "@testing-library/react";
import type { DetachedWindowAPI } from "happy-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { collectErrors } from "~/testing/api-replies";
import { someUser } from "~/testing/users";
import { ShellFrame } from "./shell-frame";

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
const Page = createRoutesStub([{ path: "/", Component: () => <ShellFrame>A page</ShellFrame> }]);

/** Renders the shell on the server, then hydrates it as the visitor of this moment. Returns everything that React reports. */
async function hydrate(html: string): Promise<unknown[]> {
  const log = collectErrors();
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const reported: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(container, <Page />, { onRecoverableError: (error) => reported.push(error) }),
  );
  expect(container.querySelector("header")).toBeTruthy();
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return [...reported, ...log.mock.calls];
}

afterEach(() => {
  vi.useRealTimers();
});

it.each([320, 768, 1440])("hydrates without a difference to the server at %i px", async (width) => {
  happyDOM.setViewport({ width });
  expect(matchMedia(`(width: ${width}px)`).matches).toBe(true);
  expect(await hydrate(renderToString(<Page />))).toEqual([]);
});

it("hydrates without a difference for a signed-in visitor with a cart", async () => {
  const html = renderToString(<Page />);
  const { id, userName, role } = someUser();
  session.signIn({ accessToken: "token", userId: id, userName, role });
  session.addItem(id, undefined, 2);
  expect(await hydrate(html)).toEqual([]);
  await expect.poll(() => document.querySelector("[data-testid=cart-badge]")?.textContent).toBe("2");
});

it("hydrates without a difference after the year of the cached page", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T12:00:00Z") });
  const html = renderToString(<Page />);
  vi.setSystemTime(new Date("2027-01-01T12:00:00Z"));
  expect(await hydrate(html)).toEqual([]);
});
