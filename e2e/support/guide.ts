import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

// Where the pictures of the owner's guide go; without it a journey makes none.
const folder = process.env.OWNER_GUIDE;
const WIDTH = 1_000;

interface Task {
  task: string;
  clicks: number;
}

/** Counts the clicks of a journey's tasks on a page and takes pictures for the owner's guide, where those are wanted. */
export async function openGuide(page: Page, journey: string) {
  const tasks: Task[] = [];
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = (event: Event) =>
      event.isTrusted && (window as unknown as { countClick: () => void }).countClick();
    addEventListener("click", count, { capture: true });
  });
  if (folder) mkdirSync(folder, { recursive: true });

  return {
    /** Does something that an owner does, and notes how many clicks it takes. */
    task: async (name: string, work: () => Promise<void>) => {
      const before = clicks;
      await work();
      // What the page has told of its clicks comes before its answer.
      await page.evaluate(() => undefined);
      tasks.push({ task: name, clicks: clicks - before });
    },
    /** A picture of what is to be seen, small enough to lie beside the text. */
    picture: async (name: string, of: Page = page, shown?: Locator) => {
      if (!folder) return;
      // What fits stands in the middle, clear of the bar at the top; what does not begins there.
      await shown?.evaluate((element) =>
        element.scrollIntoView({ block: element.clientHeight < innerHeight * 0.8 ? "center" : "start" }),
      );
      // Neither what the pointer rests on nor a passing notice belongs to the picture.
      await of.mouse.move(0, 0);
      const style = "[data-sonner-toaster] { visibility: hidden }";
      const shot = await of.screenshot({ animations: "disabled", style });
      await sharp(shot)
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 72 })
        .toFile(join(folder, `${name}.webp`));
    },
    /** Writes the table of tasks beside the pictures. */
    finish: () => {
      if (folder) writeFileSync(join(folder, `${journey}.json`), `${JSON.stringify(tasks, null, 2)}\n`);
    },
  };
}
export type Guide = Awaited<ReturnType<typeof openGuide>>;
