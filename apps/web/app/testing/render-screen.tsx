import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { onTestFinished } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { ToastRegion } from "~/ui/toast-region";

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

/** Actions of a user on the rendered screen. */
export interface Visitor {
  /** The control with this `name` attribute. */
  control(name: string): HTMLInputElement;
  /** Replaces the text of a control. */
  fill(name: string, text: string): Promise<void>;
  choose(name: string, option: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  /** The `name` attributes of all controls, in the order of the page. */
  controlNames(): string[];
  /** Waits until all texts are shown. */
  sees(...texts: string[]): Promise<void>;
  /** Waits for an alert with this text. */
  isAlerted(text: string): Promise<void>;
}

const ShownPath = () => useLocation().pathname;

/** Renders a part of a page with a router and a query client until the test ends. `leadsTo` only shows its path. */
export function renderScreen(
  part: ReactNode,
  client: QueryClient = createQueryClient(),
  leadsTo = "/elsewhere",
): Visitor {
  const Page = createRoutesStub([
    { path: "/", Component: () => part },
    { path: leadsTo, Component: ShownPath },
  ]);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const control = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`no control is named ${name}`);
    return found;
  };
  return {
    control,
    fill: async (name, text) => {
      await user.clear(control(name));
      if (text) await user.paste(text);
    },
    choose: (name, option) => user.selectOptions(control(name), option),
    press: async (name) => user.click(screen.getByRole("button", { name })),
    controlNames: () =>
      [...container.querySelectorAll("[name]")].map((named) => named.getAttribute("name") ?? ""),
    sees: async (...texts) => {
      for (const text of texts) await screen.findByText(text);
    },
    isAlerted: async (text) => {
      await screen.findByText(text, { selector: "[role=alert] *" });
    },
  };
}

// The library would show a toast in later tests too.
const withoutLibrary = () => Promise.reject(new Error("not loaded"));

/** Renders a part of a page that shows toasts. */
export function renderWithToasts(part: ReactNode, client?: QueryClient): Visitor {
  const page = (
    <>
      {part}
      <ToastRegion fetchLibrary={withoutLibrary} />
    </>
  );
  return renderScreen(page, client);
}
