import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { onTestFinished } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";

// What must come may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Somebody who uses what is shown. */
export interface Visitor {
  /** The control of that name. */
  control(name: string): HTMLInputElement;
  /** Puts a text in the place of what a control holds. */
  fill(name: string, text: string): Promise<void>;
  choose(name: string, option: string): Promise<void>;
  press(button: string | RegExp): Promise<void>;
  /** Waits until each of the texts stands there. */
  sees(...texts: string[]): Promise<void>;
}

/** Shows a part of a page with a router around it and a place for what was fetched, until the test ends. */
export function renderScreen(part: ReactNode, client: QueryClient = createQueryClient()): Visitor {
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  onTestFinished(cleanup);
  const user = userEvent.setup();
  const control = (name: string) => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`nothing is named ${name}`);
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
    sees: async (...texts) => {
      for (const text of texts) await screen.findByText(text);
    },
  };
}
