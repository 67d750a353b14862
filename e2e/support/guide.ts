import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

// Folder for the screenshots of the owner's guide; without it none are taken.
const folder = process.env.OWNER_GUIDE;
const WIDTH = 1_000;

interface Task {
  task: string;
  clicks: number;
}

/** Counts the clicks of tasks and takes screenshots for the owner's guide. */
export async function openGuide(page: Page, name: string) {
  const tasks: Task[] = [];
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = (event: Event) =>
      event.isTrusted && (window as unknown as { countClick: () => void }).countClick();
    // Playwright stops clicks that miss their target at the window, and repeats them; they don't reach the document.
    document.addEventListener("click", count, { capture: true });
  });
  if (folder) mkdirSync(folder, { recursive: true });

  return {
    /** Performs a task and records its clicks. */
    task: async (task: string, work: () => Promise<void>) => {
      const before = clicks;
      await work();
      // Wait until the page has reported all clicks.
      await page.evaluate(() => undefined);
      tasks.push({ task, clicks: clicks - before });
    },
    /** Takes a small screenshot, optionally scrolled to an element. */
    screenshot: async (file: string, of: Page = page, element?: Locator) => {
      if (!folder) return;
      // Centre elements that fit, clear of the top bar.
      await element?.evaluate((node) =>
        node.scrollIntoView({ block: node.clientHeight < innerHeight * 0.8 ? "center" : "start" }),
      );
      // Hide hover effects and toasts.
      await of.mouse.move(0, 0);
      const style = "[data-sonner-toaster] { visibility: hidden }";
      const shot = await of.screenshot({ animations: "disabled", style });
      await sharp(shot)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 72 })
        .toFile(join(folder, `${file}.webp`));
    },
    /** Writes the tasks beside the screenshots, and returns them. */
    finish: (): readonly Task[] => {
      if (folder) writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(tasks, null, 2)}\n`);
      return tasks;
    },
  };
}
export type Guide = Awaited<ReturnType<typeof openGuide>>;
